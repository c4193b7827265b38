import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../lib/runtime/build-folder.ts';

const USAGE = `npm run bench -- COMMAND
  pages [PATH …] [--raise]                  weight of the built pages; --raise sets the budgets
  serve [SECONDS]                           requests a second, alone and behind nginx
  burst [PUBLICATIONS]                      as many publications as the site accepts
  lighthouse [ROUNDS [PATH …]]              scores and speed of the built pages
  build [ENTRIES …]                         time and memory of a build
  publish [ENTRIES [INSTANCES [A_SECOND]]]  from the webhook to the new page`;
/** Whether the command measures the present build, or makes its own. */
const COMMANDS = new Map(Object.entries({ pages: true, serve: true, burst: true, lighthouse: true, build: false, publish: false }));

/** `npm run bench -- COMMAND`: prints figures with their units; exit code 1 if a limit is exceeded, 2 if it could not measure. */
async function main([name = '', ...args]: string[]): Promise<void> {
  if (!COMMANDS.has(name)) throw new Error(`"${name}" is no command.\n${USAGE}`);
  if (COMMANDS.get(name) && !existsSync(join(BUILD_FOLDER, 'BUILD_ID'))) throw new Error('There is no build yet: npm run build');
  const { bench } = (await import(`./bench/${name}.ts`)) as { bench: (args: string[]) => Promise<void> | void };
  await bench(args);
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
