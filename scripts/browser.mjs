import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { installUntil } from './debian.mjs';

const DEBIAN_SHELL = '/usr/bin/chromium-headless-shell';
const DEBIAN_CHROMIUM = '/usr/bin/chromium';

export const BROWSER_ARGS = [
  // Root in a container has no sandbox.
  '--no-sandbox',
  '--disable-gpu',
  // By default the headless shell aligns letters to pixels, which makes lines wider: visitors' browsers, and the whole Chromium, do not.
  '--font-render-hinting=none',
];

/** Options for tests that check positions and never pixels: they save a third of a load, and a screenshot would be empty. */
export const UNSEEN_ARGS = [
  // Without memory for tiles, no tile is painted.
  '--force-gpu-mem-available-mb=1',
  '--js-flags=--no-opt --no-maglev',
];

/**
 * The Chromium for the browser tests: CHROMIUM_PATH, playwright's own, Debian's, or Debian's installed now if permitted. The headless shell
 * comes first: the same engine without a browser's window, and up to half the work for the same tests. Throws, with the command that
 * installs one, if there is none.
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (existsSync(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, where there is no file: name a Chromium, or unset it`);
  }
  const own = createRequire(import.meta.url)('playwright').chromium.executablePath();
  const find = () => [shellBeside(own), own, DEBIAN_SHELL, DEBIAN_CHROMIUM].find((path) => existsSync(path));
  // An older distribution has the second.
  installUntil(find, ['chromium-headless-shell'], ['chromium']);
  const found = find();
  if (found) return found;
  throw new Error(
    'The browser tests need a Chromium: run "npx playwright install chromium" or "apt-get install chromium-headless-shell", or set CHROMIUM_PATH',
  );
}

/** The folder of playwright's headless shell, beside its Chromium: playwright reports only Chromium's path. */
const shellBeside = (chromium) =>
  chromium.replace(
    /chromium-(\d+)([/\\])chrome-(linux64|linux-arm64|linux)[/\\]chrome$/,
    'chromium_headless_shell-$1$2chrome-headless-shell-$3$2chrome-headless-shell',
  );
