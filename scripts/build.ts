import { spawn } from 'node:child_process';
import nextEnv from '@next/env';
import { ContentUnavailable } from '../lib/content/errors.ts';
import { readsSampleSpace } from '../lib/content/store/client.ts';
import { SNAPSHOT_FOLDER, writeSnapshot } from '../lib/content/store/snapshot.ts';
import { createSource } from '../lib/content/store/source.ts';
import { ConfigurationError, env } from '../lib/env.ts';

/** `npm run build`: one snapshot of the space, fetched in bulk, then `next build` with all its workers reading that. */
async function build(): Promise<number> {
  const settings = env();
  console.log(
    readsSampleSpace(settings)
      ? 'content: the sample space (no CONTENTFUL_SPACE_ID is set)'
      : `content: space ${settings.CONTENTFUL_SPACE_ID}, environment ${settings.CONTENTFUL_ENVIRONMENT}`,
  );
  await writeSnapshot(SNAPSHOT_FOLDER, createSource(), console.log, console.warn);
  const next = spawn('next', ['build'], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', CONTENT_SNAPSHOT: SNAPSHOT_FOLDER },
  });
  return new Promise((resolve, reject) => {
    next.once('error', reject);
    next.once('exit', (code) => resolve(code ?? 1));
  });
}

nextEnv.loadEnvConfig(process.cwd());
try {
  process.exitCode = await build();
} catch (error) {
  if (!(error instanceof ContentUnavailable || error instanceof ConfigurationError)) throw error;
  console.error(`The build stops, nothing is replaced. ${error.message}`);
  process.exitCode = 1;
}
