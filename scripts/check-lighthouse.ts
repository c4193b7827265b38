import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import lighthouse from 'lighthouse';
import { LOCALES, localizedPath } from '../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../lib/site/pages.ts';
import { findBrowser } from './browser.mjs';

const USAGE = 'npm run check:lighthouse -- URL [PATH…]   (URL of a site built with INDEXABLE=1)';
const DEBUG_PORT = 9333;

/** Lighthouse's SEO audits on every page in both languages. Ends with 1 where one is under 100. */
async function checkLighthouse(): Promise<number> {
  const [address = '', ...wanted] = process.argv.slice(2);
  const site = URL.parse(address);
  if (!site) {
    console.error(`Where the site runs is missing or no address.\n${USAGE}`);
    return 2;
  }
  const paths = wanted.length > 0 ? wanted : PAGE_PATHS.flatMap((path) => LOCALES.map((locale) => localizedPath(path, locale)));
  const profile = mkdtempSync(join(tmpdir(), 'lighthouse-'));
  const browser = spawn(
    findBrowser(),
    ['--headless=new', '--no-sandbox', `--remote-debugging-port=${DEBUG_PORT}`, `--user-data-dir=${profile}`],
    {
      stdio: 'ignore',
    },
  );
  try {
    await untilReady();
    let under = 0;
    for (const [index, path] of paths.entries()) {
      const { score, failed } = await audit(new URL(path, site).href);
      if (score < 100) under += 1;
      console.log(`${String(index + 1).padStart(3)}/${paths.length} ${score} ${path}${failed.length > 0 ? `: ${failed.join(', ')}` : ''}`);
    }
    console.log(under === 0 ? `SEO 100 on all ${paths.length} pages` : `${under} of ${paths.length} pages are under 100`);
    return under === 0 ? 0 : 1;
  } finally {
    const gone = new Promise((resolve) => browser.once('exit', resolve));
    browser.kill();
    await gone;
    rmSync(profile, { recursive: true, force: true });
  }
}

async function audit(url: string): Promise<{ score: number; failed: string[] }> {
  const result = await lighthouse(url, { port: DEBUG_PORT, onlyCategories: ['seo'], logLevel: 'error', output: 'json' });
  const audits = Object.values(result?.lhr.audits ?? {});
  return {
    score: Math.round((result?.lhr.categories.seo?.score ?? 0) * 100),
    failed: audits.filter(({ score, scoreDisplayMode }) => scoreDisplayMode === 'binary' && score !== 1).map(({ id }) => id),
  };
}

async function untilReady(): Promise<void> {
  const deadline = Date.now() + 20_000;
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
  throw new Error('the browser did not start within 20 s');
}

try {
  process.exitCode = await checkLighthouse();
} catch (error) {
  console.error(`Lighthouse could not run: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 2;
}
