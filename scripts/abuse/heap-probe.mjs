// Loaded into the site by `npm run test:abuse` (node --import): on SIGUSR2 it collects garbage and writes what memory is left to a file.
import { writeFileSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');

process.on('SIGUSR2', () => {
  collect();
  collect();
  writeFileSync(process.env.HEAP_PROBE_FILE, JSON.stringify({ ...process.memoryUsage(), at: Date.now() }));
});
