import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** A recipe's change of one place in a file: lines of a diff. */
type Change = { file: string; lines: string[] };

/** The changes in the diff of a document's section. A line `@@ path @@` begins each of them. */
export function recipe(document: string, heading: string): Change[] {
  const [, section] = document.split(`\n### ${heading}\n`);
  const [, diff] = /^```diff\n([\s\S]*?)^```$/m.exec(section?.split(/^##/m)[0] ?? '') ?? [];
  if (!diff) throw new Error(`No diff below "${heading}"`);
  const changes: Change[] = [];
  for (const line of diff.trimEnd().split('\n')) {
    const [, file] = /^@@ (.+) @@$/.exec(line) ?? [];
    if (file) changes.push({ file, lines: [] });
    else changes.at(-1)?.lines.push(line);
  }
  return changes;
}

/** The files of the working tree, including uncommitted ones, except files that git ignores. */
const filesOfWorkingTree = (): string[] =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { encoding: 'utf8', maxBuffer: 2 ** 30 })
    .split('\0')
    .filter((file) => file && existsSync(file));

/** Applies a recipe to a copy of the repository, like its reader. Throws if a diff does not match exactly one place. */
export function follow(changes: readonly Change[], folder: string): void {
  for (const { file, lines } of changes) {
    const path = join(folder, file);
    const before = lines.flatMap((line) => (line.startsWith('+') ? [] : [line.slice(1)]));
    const after = lines.flatMap((line) => (line.startsWith('-') ? [] : [line.slice(1)]));
    // A reader who tried the recipe has it already.
    if (existsSync(path) && `\n${readFileSync(path, 'utf8')}`.includes(`\n${after.join('\n')}\n`)) continue;
    const text = before.length === 0 ? '\n' : `\n${readFileSync(path, 'utf8')}`;
    const [start = '', end, ...others] = before.length === 0 ? ['', ''] : text.split(`\n${before.join('\n')}\n`);
    if (end === undefined || others.length > 0 || (before.length === 0 && existsSync(path)))
      throw new Error(`${file} exists already, or these lines do not stand there exactly once:\n${before.join('\n')}`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${start}\n${after.join('\n')}\n${end}`.slice(1));
  }
}

/**
 * Copies the repository to a folder in it, like a clone with its packages. `folder` begins with `.next`, which source searches ignore, and
 * is inside the repository, as the bundler follows no link that leads out of it.
 */
export function copyRepository(folder: string): void {
  // The bundler treats the folder with a lock file as the whole project.
  const files = filesOfWorkingTree().filter((file) => file !== 'package-lock.json');
  for (const file of files) cpSync(file, join(folder, file), { verbatimSymlinks: true });
  symlinkSync(join('..', 'node_modules'), join(folder, 'node_modules'));
}
