import { defineConfig } from 'playwright/test';
import { BROWSER_ARGS, findBrowser, UNSEEN_ARGS } from '../scripts/browser.mjs';
import { BROWSER_STORE } from './support/browser-store.ts';

const PORT = Number(process.env.TEST_PORT ?? 3987);

/** Drives the built site (`npm run build`, sample space) as visitors see it. */
export default defineConfig({
  testDir: 'browser',
  outputDir: '../test-results',
  fullyParallel: true,
  // One more than the smallest machine has cores: for a tenth of their time two wait.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // Generous, as the machine may be busy with other tests: nothing waits longer than it has to.
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: process.env.PLAYWRIGHT_JSON_OUTPUT_NAME ? [['list'], ['json']] : 'list',
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: 'en-US',
    // Nothing moves but in tests of motion, and in the one that sees every page: frames are a fifth of what a load costs.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findBrowser(),
      // What is added keeps Chromium from calling home.
      args: [...BROWSER_ARGS, ...UNSEEN_ARGS, '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    },
  },
  webServer: {
    command: 'node scripts/start.ts',
    cwd: '..',
    env: {
      ...{ PORT: String(PORT), AFFILIATE_STORE: BROWSER_STORE },
      // All tests come from one address.
      ...{ AFFILIATE_HOURLY_PER_ADDRESS: '1000', AFFILIATE_HOURLY_TOTAL: '1000' },
    },
    url: `http://localhost:${PORT}/faq`,
    reuseExistingServer: false,
  },
});
