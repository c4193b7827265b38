import { cpSync, statSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire, stripTypeScriptTypes } from 'node:module';
import { relative } from 'node:path';

/** The commands of a box: the server, and the operator's commands (docs/operations.md). */
export const BOX_COMMANDS = ['start', 'publishes', 'affiliates', 'doctor', 'content-check', 'content-look'].map(
  (name) => `scripts/${name}.ts`,
);

const RUNNER = 'scripts/run.mjs';

type Trace = (files: string[], options: object) => Promise<{ fileList: Set<string> }>;

/** Next traces its own server, but not the server around it. So this uses Next's tool for that. */
const { nodeFileTrace } = createRequire(import.meta.url)('next/dist/compiled/@vercel/nft') as { nodeFileTrace: Trace };

/** Node calls the function experimental, but uses it to run every script here. */
function quietly<T>(act: () => T): T {
  const { emitWarning } = process;
  process.emitWarning = () => undefined;
  try {
    return act();
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** The files of a box's commands, besides Next. The tool reads JavaScript only. */
export async function filesOfCommands(): Promise<string[]> {
  const read = async (path: string) => {
    try {
      const text = await readFile(path, 'utf8');
      return path.endsWith('.ts') && !path.endsWith('.d.ts') ? quietly(() => stripTypeScriptTypes(text)) : text;
    } catch {
      return null;
    }
  };
  const { fileList } = await nodeFileTrace([...BOX_COMMANDS, RUNNER], {
    base: process.cwd(),
    processCwd: process.cwd(),
    readFile: read,
    // run.mjs puts the folder of programs on the path, but runs no program from it.
    ignore: ['node_modules/next/**', 'node_modules/.bin/**', '.*/**', 'docs/**', 'tests/**', 'deploy/**', 'data/**'],
  });
  return [...fileList].filter((file) => statSync(file).isFile());
}

/**
 * Copies Next's standalone server without the `.env` files that the build read, and without the data of a site that runs in the same
 * folder: secrets and applications, which no image and no copied folder may include.
 */
export function copyStandalone(standalone: string, site: string): void {
  const filter = (source: string) => !/^(?:data|\.env(?:\..*)?)$/.test(relative(standalone, source));
  cpSync(standalone, site, { recursive: true, verbatimSymlinks: true, filter });
}
