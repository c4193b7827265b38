import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../../lib/runtime/build-folder.ts';
import { Front, hasNginx } from '../../tests/support/front.ts';
import { startSite } from '../../tests/support/site.ts';
import { load, median, numberFrom, print } from './measure.ts';

const ROUNDS = 3;
/** Long enough to compile all code and to compress all pages at the final quality. */
const WARM_UP_SECONDS = 3;

type Target = { name: string; url: string; pid: number };

/** An article and the home page, alone and behind nginx beside bare files. Compare only figures of one run. */
export async function bench([argument]: string[]): Promise<void> {
  const seconds = numberFrom(argument, 5, 'SECONDS');
  const site = await startSite(BUILD_FOLDER, {});
  const files = mkdtempSync(join(tmpdir(), 'bench-serve-'));
  const front = hasNginx() ? await Front.start({ instances: [new URL(site.origin).host], files }) : null;
  try {
    const [, article = '/es/blogs'] = /href="(\/es\/blog\/[^"/]+)"/.exec((await site.get('/es/blogs')).text) ?? [];
    console.log(`${ROUNDS} rounds of ${seconds} s, 16 connections; medians`);
    for (const coding of ['gzip', 'br'])
      for (const [page, path] of Object.entries({ article, home: '/es' })) {
        const headers = { 'accept-encoding': coding };
        const targets: Target[] = [{ name: `${page}, npm start`, url: site.origin + path, pid: site.pid }];
        if (front) {
          // A path that nginx sends from the disk, and bytes that are compressed already.
          const { body } = await front.get(path, headers);
          writeFileSync(join(files, `${page}-${coding}.png`), body);
          targets.push({ name: `${page}, nginx`, url: front.origin + path, pid: front.pid });
          targets.push({ name: `${page}, a bare file`, url: `${front.origin}/${page}-${coding}.png`, pid: front.pid });
        }
        await measure(targets, headers, seconds);
      }
    if (!front) console.log('Not measured behind nginx, which is missing: apt-get install nginx libnginx-mod-http-brotli-filter');
  } finally {
    await front?.stop();
    await site.stop();
    rmSync(files, { recursive: true, force: true });
  }
}

/** The targets take turns, so that the machine's other load is the same for all. */
async function measure(targets: readonly Target[], headers: Record<string, string>, seconds: number): Promise<void> {
  for (const { url, pid } of targets) await load(url, headers, WARM_UP_SECONDS, pid);
  const loads = targets.map((target) => ({ ...target, rounds: [] as Awaited<ReturnType<typeof load>>[] }));
  for (let round = 0; round < ROUNDS; round += 1)
    for (const { url, pid, rounds } of loads) rounds.push(await load(url, headers, seconds, pid));
  for (const { name, rounds } of loads) {
    const of = (figure: 'rate' | 'p99' | 'cpu' | 'kb') => median(rounds.map((each) => each[figure]));
    const remark = `p99 ${of('p99')} ms, processor ${of('cpu').toFixed(1)} µs a request, ${of('kb').toFixed(1)} KB`;
    print(`${name}, ${headers['accept-encoding']}`, of('rate'), 'requests/s', remark);
  }
}
