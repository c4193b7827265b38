import { existsSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from '../lib/env.ts';
import { PublicationStore } from '../lib/publish/publication-store.ts';
import type { Receipt } from '../lib/publish/receipt.ts';
import { CommandError, runCommand } from './command.ts';
import { HEADINGS, lineOf, table } from './publishes/table.ts';

const USAGE = `npm run publishes -- [--limit N] [--watch] [--json]

  --limit N   the newest N calls, 20 unless said otherwise, 1000 at most
  --watch     goes on: a line for each call that comes, and one when it is live or left out; Ctrl C ends it
  --json      JSON instead of a table: one array, with --watch one object a line`;

const LIMIT_MAX = 1000;
const LOOK_EVERY_MS = 500;

/** `npm run publishes`: the results of the webhook's calls. Runs beside the site, on the same file. */
async function main(): Promise<number> {
  const { values: options } = parseArgs({
    options: {
      limit: { type: 'string', default: '20' },
      watch: { type: 'boolean', default: false },
      json: { type: 'boolean', default: false },
    },
  });
  const limit = Number(options.limit);
  if (!Number.isInteger(limit) || limit < 1 || limit > LIMIT_MAX)
    throw Object.assign(new Error(`--limit ${options.limit} is no whole number from 1 to ${LIMIT_MAX}.`), { code: 'ERR_PARSE_ARGS_LIMIT' });
  const { PUBLISH_STORE: file } = env();
  // Opening it would create it, here or in the wrong folder.
  if (!existsSync(file))
    throw new CommandError(`${file} does not exist: the site has not run yet, or keeps its publications elsewhere (PUBLISH_STORE).`);
  try {
    const store = new PublicationStore(file, { migrates: false });
    await print(store, { ...options, limit });
    store.close();
    return 0;
  } catch (error) {
    throw new CommandError(`${file} cannot be read: ${(error as Error).message}`);
  }
}

async function print(store: PublicationStore, { limit, watch, json }: { limit: number; watch: boolean; json: boolean }): Promise<void> {
  const known = store.receipts.newest({ limit });
  if (!watch) {
    if (json) console.log(JSON.stringify(known, null, 2));
    else console.log(table(known.toReversed(), store.receipts.counts()));
    return;
  }
  const say = (receipt: Receipt) => console.log(json ? JSON.stringify(receipt) : lineOf(receipt));
  if (!json) console.log(HEADINGS);
  for (const receipt of known.toReversed()) say(receipt);
  await follow(store, known, say);
}

const isOver = ({ liveAt, leftOut }: Receipt) => liveAt !== null || leftOut !== null;

/** A line for each call that comes, and another one when it is live or left out. */
async function follow({ file, receipts }: PublicationStore, known: readonly Receipt[], say: (receipt: Receipt) => void): Promise<never> {
  let last = known[0]?.number ?? 0;
  const open = new Set(known.filter((receipt) => !isOver(receipt)).map(({ number }) => number));
  for (;;) {
    await delay(LOOK_EVERY_MS);
    if (!file.inPlace) throw new Error('it was moved, removed or replaced');
    const changed = receipts.numbered([...open]).filter(isOver);
    for (const receipt of changed.toReversed()) {
      open.delete(receipt.number);
      say(receipt);
    }
    const come = receipts.newest({ limit: LIMIT_MAX, after: last });
    for (const receipt of come.toReversed()) {
      last = receipt.number;
      if (!isOver(receipt)) open.add(receipt.number);
      say(receipt);
    }
  }
}

await runCommand(main, { usage: USAGE, badOption: 2 });
