import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import nextEnv from '@next/env';
import { ConfigurationError, env } from '../lib/env.ts';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';
import { compareWithBuild, StartRefused } from '../lib/runtime/built-for.ts';

/** `npm start`: serves the output of `npm run build`. */
async function start(): Promise<void> {
  // Before React and Next are loaded: it selects their production or development version.
  Object.assign(process.env, { NODE_ENV: 'production' });
  nextEnv.loadEnvConfig(process.cwd(), false);
  // Before any file of the build is read.
  const otherSettings = compareWithBuild(env());
  takeBuiltConfig();
  const { serve } = await import('../lib/server/serve.ts');
  await serve(otherSettings);
}

/** A box (`npm run box`) has neither the config nor its imports; Next uses the config that the build recorded. */
function takeBuiltConfig(): void {
  if (existsSync('next.config.mjs')) return;
  const { config } = JSON.parse(readFileSync(join(BUILD_FOLDER, 'required-server-files.json'), 'utf8')) as { config: unknown };
  process.env.__NEXT_PRIVATE_STANDALONE_CONFIG = JSON.stringify(config);
}

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError || error instanceof StartRefused)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
