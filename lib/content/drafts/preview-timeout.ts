import { withTimeout } from '../with-timeout.ts';

/** How long an editor waits for the preview API. The proxy gives up after 10 s and would report that the site is down. ms. */
const PREVIEW_TIMEOUT_MS = 5_000;

/** An answer that depends on the preview API. Throws ContentUnavailable if it does not come in time. */
export const inTime = <T>(answer: Promise<T>): Promise<T> => withTimeout(answer, PREVIEW_TIMEOUT_MS, "Contentful's preview API");
