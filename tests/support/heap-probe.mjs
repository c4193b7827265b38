// A test loads this into the site (node --import): on SIGUSR2 it collects garbage and writes the remaining memory to a file.
import { writeFileSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', async () => {
  // Memory that waits for a finalizer, or for the end of a turn, is free after one more round.
  for (let round = 0; round < 5; round += 1) {
    collect();
    await setTimeout(100);
  }
  writeFileSync(process.env.HEAP_PROBE_FILE, JSON.stringify(process.memoryUsage()));
});
