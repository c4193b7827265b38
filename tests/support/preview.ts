import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { StandIn } from './stand-in.ts';

/** The secret in the link that opens a preview. */
export const PREVIEW_SECRET = 'a-secret-of-tests-that-nobody-else-has';

/** The variables that let a site's editors see this space's drafts. */
export const previewEnv = (drafts: StandIn): Record<string, string> => ({
  CONTENTFUL_PREVIEW_TOKEN: 'preview-token',
  CONTENTFUL_PREVIEW_HOST: drafts.host,
  PREVIEW_SECRET,
});

/** The link that Contentful makes of its template for an entry. */
export const previewLink = (kind: string, slug: string, locale = 'en-US', secret = PREVIEW_SECRET): string =>
  `/api/draft?${new URLSearchParams({ kind, slug, locale, secret })}`;

/** A second server on the build that the browser tests share: with its own stores, and with editors. */
export class PreviewSite {
  readonly origin: string;
  readonly #process: ChildProcess;
  readonly #folder: string;
  private constructor(process: ChildProcess, origin: string, folder: string) {
    this.#process = process;
    this.origin = origin;
    this.#folder = folder;
  }

  /** `published` must be what the build was made from: nothing is made anew then, and the build stays as it is. */
  static async start(published: StandIn, drafts: StandIn): Promise<PreviewSite> {
    const folder = mkdtempSync(join(tmpdir(), 'test-preview-'));
    const child = spawn(process.execPath, ['scripts/start.ts'], {
      env: {
        ...process.env,
        ...published.env,
        ...previewEnv(drafts),
        PORT: '0',
        PUBLISH_STORE: join(folder, 'publications.sqlite'),
        AFFILIATE_STORE: join(folder, 'affiliates.sqlite'),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let log = '';
    const origin = await new Promise<string>((resolve, reject) => {
      const read = (chunk: Buffer) => {
        log += chunk;
        const [, port] = /http:\/\/localhost:(\d+), ready in/.exec(log) ?? [];
        // A name and no number: browsers keep secure cookies of it without TLS.
        if (port) resolve(`http://localhost:${port}`);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('exit', (code) => reject(new Error(`the site ended with ${code}:\n${log}`)));
    });
    return new PreviewSite(child, origin, folder);
  }

  async stop(): Promise<void> {
    const gone = new Promise((resolve) => this.#process.once('exit', resolve));
    this.#process.kill('SIGTERM');
    await gone;
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
