import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The application store of the site in the browser tests. One for each port, so that two runs stay apart. */
export const BROWSER_STORE = join(tmpdir(), `site-browser-test-${process.env.TEST_PORT ?? 'default'}`, 'affiliates.sqlite');
