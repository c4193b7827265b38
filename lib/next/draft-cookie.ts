import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { isSameSecret } from '../runtime/same-secret.ts';
import { draftKey } from './prerender-manifest.ts';

/** Next recognises draft mode by this cookie. Its value is a key that each build draws anew. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** An older form of the cookie that carries data. This site does not use it. */
export const OLD_PREVIEW_COOKIE = '__next_preview_data';

/** As Next sets it, plus `Partitioned`: a browser that blocks third-party cookies in a frame accepts it (CHIPS). */
export const DRAFT_COOKIE_ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'none', partitioned: true, path: '/' } as const;

/** Whether this is the draft cookie of this build, not a forged value. */
export function isDraftKey(value: string | undefined, key: string | null = draftKey()): boolean {
  if (!value) return false;
  // Next accepts any value in development.
  if (process.env.NODE_ENV === 'development') return true;
  return key !== null && isSameSecret(value, key);
}

/**
 * Makes the next build draw a new key. By default Next reuses a key for two weeks of builds (16.4.6, preview-key-utils), and an old cookie
 * would still show drafts.
 */
export const forgetDraftKey = (folder = BUILD_FOLDER): void =>
  rmSync(join(/* turbopackIgnore: true */ folder, 'cache', '.previewinfo'), { force: true });
