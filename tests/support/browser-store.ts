import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Where the site that the browser tests drive keeps its applications. One for each port, so that two runs stay apart. */
export const BROWSER_STORE = join(tmpdir(), `site-browser-test-${process.env.TEST_PORT ?? 'default'}`, 'affiliates.sqlite');
