import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, playwright's own, Debian's, or Debian's installed now when we may.
 * Throws, with the command that mends it, where there is none.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file: name a Chromium, or unset it`);
  }
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
  if (existsSync(own)) return own;
  if (!existsSync(DEBIAN_CHROMIUM) && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    console.log('Installing Chromium (apt-get install chromium)');
    const options = { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } };
    spawnSync('apt-get', ['update', '-qq'], options);
    spawnSync('apt-get', ['install', '-y', '-qq', 'chromium'], options);
  }
  if (existsSync(DEBIAN_CHROMIUM)) return DEBIAN_CHROMIUM;
  throw new Error(
    'The browser tests need a Chromium: run "npx playwright install chromium" or "apt-get install chromium", or set CHROMIUM_PATH',
  );
}
