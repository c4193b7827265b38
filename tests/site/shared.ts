import { Site } from '../support/site.ts';
import { SHARED_ORIGIN } from './build.ts';
import { written } from './built.ts';

/** The site for tests that change nothing (startShared in build.ts). Importing this module waits until it answers. */
export const site = new Site(await written(SHARED_ORIGIN));
