import { spawnSync } from 'node:child_process';
import { findBrowser } from './browser.mjs';

// `npm run docs:pictures`: remakes the pictures of docs/editors.md with the test that makes them. Needs a build (`npm run build`).
const { status } = spawnSync('playwright', ['test', '--config', 'tests/playwright.config.ts', 'preview.spec', '-g', 'docs/editors.md'], {
  stdio: 'inherit',
  env: { ...process.env, CHROMIUM_PATH: findBrowser(), GUIDE_PICTURES: 'docs/pictures' },
});
process.exitCode = status ?? 1;
