import { globSync, readFileSync } from 'node:fs';
import { expect, onTestFinished, test } from 'vitest';
import { printPlainly } from '../../../scripts/plain-output.ts';

test('the output of a command has no control characters except its own line breaks', () => {
  const kept = { ...console };
  onTestFinished(() => void Object.assign(console, kept));
  const printed: string[] = [];
  const print = (line: string) => printed.push(line);
  Object.assign(console, { log: print, info: print, warn: print, error: print });
  printPlainly();
  console.log('two\nlines\t%s', '\u001b[2J', { title: '\u009b31m' });
  console.error(new Error('\u0007\u202Egnp.exe'));
  expect(printed[0]).toMatch(/^two\nlines\t\\u001b\[2J /);
  expect(printed.join('')).not.toMatch(/[^\P{Cc}\n\t]|[\u202A-\u202E]/u);
});

test('every command that reads a space, a site or a store prints that way', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  // These print text of this repository or of its own build.
  const ours = /^(?:dev|fonts|start|box|test|look|bench|site|lint)/;
  const files = Object.entries(scripts).flatMap(([name, command]) => (ours.test(name) ? [] : (/scripts\/[\w-]+\.ts/.exec(command) ?? [])));
  expect(files.length).toBeGreaterThan(6);
  for (const file of globSync([...new Set(files)]))
    expect([file, readFileSync(file, 'utf8').match(/^(?:printPlainly|await runCommand)\(/m)?.length]).toEqual([file, 1]);
});
