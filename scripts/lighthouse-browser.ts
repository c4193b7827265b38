import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import lighthouse, { type Flags, type Result } from 'lighthouse';
import { findBrowser } from './browser.mjs';

const DEBUG_PORT = 9333;
const START_LIMIT_MS = 20_000;

/** Runs Lighthouse on an address. Throws if it gives no result. */
export type Look = (url: string, flags: Pick<Flags, 'onlyCategories'>) => Promise<Result>;

/** Starts a browser, passes its Lighthouse to `work`, and ends it again. Throws if the browser does not start within 20 s. */
export async function withLighthouse<T>(work: (look: Look) => Promise<T>): Promise<T> {
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const args = ['--headless=new', '--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`, `--user-data-dir=${profile}`];
  const browser = spawn(findBrowser(), args, { stdio: 'ignore' });
  try {
    await untilReady();
    return await work(look);
  } finally {
    const gone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  }
}

async function look(url: string, flags: Pick<Flags, 'onlyCategories'>): Promise<Result> {
  const result = await lighthouse(url, { ...flags, port: DEBUG_PORT, logLevel: 'error', output: 'json' });
  if (!result) throw new Error(`Lighthouse gave nothing for ${url}`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  return result.lhr;
}

async function untilReady(): Promise<void> {
  const deadline = Date.now() + START_LIMIT_MS;
  while (Date.now() < deadline) {
    if (
      await fetch(`http://127.0.0.1:${DEBUG_PORT}/json/version`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await delay(100);
  }
  throw new Error(`the browser did not start within ${START_LIMIT_MS / 1000} s`);
}
