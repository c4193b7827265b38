import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installUntil } from './debian.mjs';

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

/** How tests and scripts start that browser, beside what each of them wants. */
export const BROWSER_ARGS = [
  // Root in a container has no sandbox.
  '--no-sandbox',
  '--disable-gpu',
  // The headless shell fits letters to pixels unless told otherwise, which makes lines wider: visitors' browsers, and the whole Chromium, do not.
  '--font-render-hinting=none',
];

/**
 * Besides, for tests that ask a page what is where and look at no pixel of it: a third of what a load costs is painted for nobody, and code that
 * lives for a second is optimised for nobody. Layout, events and the times of paints stay; a screenshot would be empty.
 */
export const UNSEEN_ARGS = [
  // No memory for tiles, and so no tile is painted.
  '--force-gpu-mem-available-mb=1',
  '--js-flags=--no-opt --no-maglev',
];

/**
 * The Chromium that the browser tests drive: CHROMIUM_PATH, playwright's own, Debian's, or Debian's installed now when we may. The headless
 * shell first: the same engine without a browser's window around it, and up to half less work for the same tests.
 * Throws, with the command that mends it, where there is none.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file: name a Chromium, or unset it`);
  }
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
  const known = [shellBeside(own), own, DEBIAN_SHELL, DEBIAN_CHROMIUM];
  const found = known.find((path) => existsSync(path));
  if (found) return found;
  const installed = () => [DEBIAN_SHELL, DEBIAN_CHROMIUM].find((path) => existsSync(path));
  // A distribution older than the first has the second.
  installUntil(installed, ['chromium-headless-shell'], ['chromium']);
  const debian = installed();
  if (debian) return debian;
  throw new Error(
    'The browser tests need a Chromium: run "npx playwright install chromium" or "apt-get install chromium-headless-shell", or set CHROMIUM_PATH',
  );
}

/** Where playwright keeps the headless shell that it installs beside its Chromium: it tells only that one's path. */
const shellBeside = (chromium) =>
  chromium.replace(
    /chromium-(\d+)([/\\])chrome-(linux64|linux-arm64|linux)[/\\]chrome$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell',
  );
