import nextEnv from '@next/env';
import { ContentUnavailable } from '../lib/content/errors.ts';
import { ConfigurationError } from '../lib/env.ts';
import { printPlainly } from './plain-output.ts';
import { clearProgress } from './progress.ts';

/** A failure that the message explains. */
export class CommandError extends Error {}

/**
 * Runs an operator's command with the settings of `.env`: it returns its exit code. A failure that the operator can understand is printed
 * as a message, without a stack, and gives `failed`. A bad option is printed with the usage.
 */
export async function runCommand(
  command: () => number | Promise<number>,
  { usage = '', failed = 1, badOption = failed }: { usage?: string; failed?: number; badOption?: number } = {},
): Promise<void> {
  printPlainly();
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => undefined, error: console.error });
  try {
    process.exitCode = await command();
  } catch (error) {
    clearProgress();
    const { code, message } = error as NodeJS.ErrnoException;
    const isUsage = code?.startsWith('ERR_PARSE_ARGS') === true;
    if (![ConfigurationError, ContentUnavailable, CommandError].some((kind) => error instanceof kind) && !isUsage) throw error;
    console.error(isUsage ? `${message}\n${usage}` : message);
    process.exitCode = isUsage ? badOption : failed;
  }
}
