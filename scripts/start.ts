import nextEnv from '@next/env';
import { ConfigurationError } from '../lib/env.ts';

/** `npm start`: serves what `npm run build` made. */
async function start(): Promise<void> {
  // Before React and Next are loaded: they decide by it which of their two forms they are.
  Object.assign(process.env, { NODE_ENV: 'production' });
  nextEnv.loadEnvConfig(process.cwd(), false);
  const { serve } = await import('../lib/server/serve.ts');
  await serve();
}

try {
  await start();
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
