import { readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LOCALES } from '../../lib/i18n/locales.ts';
import { BUILT_PAGES } from '../../lib/stored-pages/page-index.ts';
import { buildSite, run, startSite } from '../support/site.ts';
import { startStandIn } from '../support/stand-in.ts';
import { BOX, BROKEN, BUILD, fixtureSpace, SHARED_URL } from './fixture.ts';

/** The build's output for the tests that read it. It exists once the build has succeeded. */
export const BUILD_LOG = '.next-test.log';

/** The build's error, for its waiting callers. */
export const BUILD_FAULT = '.next-test.fault';

/** The address of the site that test files share. It exists once that site answers. */
export const SHARED_ORIGIN = '.next-test.origin';

/**
 * Builds the site once from the fixture, makes a box from it (`npm run box`), and starts the shared site. COMPILED_BUILD names an existing
 * build of the same sources. Returns the function that removes all of it. It throws if a server has written to the shared pages.
 */
async function buildOnce(): Promise<() => Promise<void>> {
  const standIn = await startStandIn(fixtureSpace());
  const env = { ...standIn.env, BUILD_BOX: '1' };
  const { code, output } = await buildSite(BUILD, env, { compiled: process.env.COMPILED_BUILD });
  if (code !== 0) throw new Error(`The site does not build:\n${output}`);
  const box = await run('node', ['scripts/box.ts', BOX, '--built'], { ...env, BUILD_FOLDER: BUILD, NODE_ENV: 'production' });
  if (box.code !== 0) throw new Error(`The box cannot be put together:\n${box.output}`);
  write(BUILD_LOG, `${output}\nrequests: ${standIn.requests.length}\n`);
  const builtAt = changedAt();
  const site = await startShared(standIn.env);
  write(SHARED_ORIGIN, site.origin);
  return async () => {
    await site.stop();
    await standIn.close();
    const isAsBuilt = changedAt() === builtAt;
    for (const folder of [BUILD, BOX]) rmSync(folder, { recursive: true, force: true });
    for (const file of [BUILD_LOG, SHARED_ORIGIN]) rmSync(file, { force: true });
    if (!isAsBuilt)
      throw new Error(`A server wrote to ${join(BUILD, BUILT_PAGES)}, which all of them share (startSite in tests/support/site.ts)`);
  };
}

/**
 * Begins the build of the site tests without waiting for it: one process of it seldom uses more than one core, and test files with another
 * build run meanwhile. Tests of this build import `built.ts` or `shared.ts`, which wait.
 */
export default function setup(): () => Promise<void> {
  // All servers load the same modules: Node compiles each once for all of them.
  process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'site-tests-compiled');
  // Left by an aborted run.
  for (const file of [BUILD_LOG, SHARED_ORIGIN, BUILD_FAULT]) rmSync(file, { force: true });
  const building = buildOnce().catch((fault: unknown) => {
    writeFileSync(BUILD_FAULT, String(fault));
    return async () => rmSync(BUILD_FAULT, { force: true });
  });
  return async () => (await building)();
}

/** A file gets its name when it is complete: others wait for it. */
function write(file: string, text: string): void {
  writeFileSync(`${file}.part`, text);
  renameSync(`${file}.part`, file);
}

/** The site for tests that change nothing: its public address has TLS, and one of its pages has neither a copy nor code to make one. */
async function startShared(env: Record<string, string>) {
  const settings = { ...env, SITE_URL: SHARED_URL, HSTS_WHOLE_DOMAIN: '1', COOKIE_DOMAIN: 'example.com' };
  const site = await startSite(BUILD, settings, { ownPages: true });
  const pages = join(site.folder, BUILT_PAGES);
  for (const locale of LOCALES) writeFileSync(join(pages, `${locale}${BROKEN}.meta`), '');
  writeFileSync(join(pages, '[locale]/resources/keyword/[keyword]/page.js'), 'throw new Error("damaged by the test")');
  return site;
}

/** The time of the last change in the built pages (epoch ms): of a file, or of a folder, which changes with each added or removed file. */
function changedAt(): number {
  const folder = join(BUILD, BUILT_PAGES);
  return Math.max(
    ...['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((name) => statSync(join(folder, name)).mtimeMs),
  );
}
