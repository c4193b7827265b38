import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';

/** Holds some 120 MB, makes what lives for a while, and prints how much of the heap was in use at most, in MB. */
const WORK = `
  import { boundHeapGrowth } from './lib/server/heap-growth.ts';
  boundHeapGrowth();
  const held = Array.from({ length: 150 }, () => Array.from({ length: 20_000 }, (_, index) => ({ index })));
  const ending = [];
  let most = 0;
  for (let turn = 0; turn < 2_500; turn += 1) {
    ending.push(Array.from({ length: 3_000 }, (_, index) => ({ index, in: [turn] })));
    if (ending.length > 200) ending.shift();
    most = Math.max(most, process.memoryUsage().heapUsed);
  }
  console.log(held.length && Math.round(most / 1024 ** 2));
`;

test('between two collections the heap grows by about half of its used size, not by three times that', () => {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', WORK], { encoding: 'utf8' });
  expect(stderr).toBe('');
  // 400 to 430 MB; without the bound 900 and more where a machine has 16 GB of memory.
  expect(Number(stdout)).toBeLessThan(600);
});
