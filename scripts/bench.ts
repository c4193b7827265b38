import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';

type Bench = (args: string[]) => Promise<void> | void;

/** Each command: its arguments, what it measures, whether it needs a build from the sample space, and its code. */
const COMMANDS: Record<string, { usage: string; ownBuild?: true; load: () => Promise<{ bench: Bench }> }> = {
  pages: { usage: '[PATH …] [--raise]     weight of the built pages; --raise sets the budgets', load: () => import('./bench/pages.ts') },
  serve: { usage: '[SECONDS]              requests a second, alone and behind nginx', load: () => import('./bench/serve.ts') },
  burst: { usage: '[PUBLICATIONS]         as many publications as the site accepts', load: () => import('./bench/burst.ts') },
  lighthouse: { usage: '[ROUNDS [PATH …]]      scores and speed of the built pages', load: () => import('./bench/lighthouse.ts') },
  build: {
    usage: '[ENTRIES …]            time and memory of a build',
    ownBuild: true,
    load: () => import('./bench/build.ts'),
  },
  publish: {
    usage: '[ENTRIES [INSTANCES [A_SECOND]]]  from the webhook to the new page',
    ownBuild: true,
    load: () => import('./bench/publish.ts'),
  },
};

/** `npm run bench -- COMMAND`: prints figures with their units; exit code 1 if a limit is exceeded. */
async function main([name = '', ...args]: string[]): Promise<void> {
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined;
  const lines = Object.entries(COMMANDS).map(([each, { usage }]) => `  ${each.padEnd(11)} ${usage}`);
  if (!command) throw new Error(`"${name}" is no command. npm run bench -- COMMAND, where COMMAND is one of:\n${lines.join('\n')}`);
  if (!command.ownBuild && !existsSync(join(BUILD_FOLDER, 'BUILD_ID'))) throw new Error('There is no build yet: npm run build');
  const { bench } = await command.load();
  await bench(args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
