import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../runtime/build-folder.ts';
import { processState } from '../runtime/process-state.ts';
import { isSameSecret } from '../runtime/same-secret.ts';

/** By this cookie Next knows a browser in draft mode. Its value is a key that each build draws anew. */
export const DRAFT_COOKIE = '__prerender_bypass';

/** An older form of the same, which carries data. Nothing here uses it. */
export const OLD_PREVIEW_COOKIE = '__next_preview_data';

/** As Next sets it, and `Partitioned`: a browser that refuses other sites' cookies in a frame takes it all the same (CHIPS). */
export const DRAFT_COOKIE_ATTRIBUTES = { httpOnly: true, secure: true, sameSite: 'none', partitioned: true, path: '/' } as const;

/** Whether this is the value of the cookie of an editor in draft mode, and none that somebody has made up. */
export function isDraftKey(value: string | undefined, key: string | null = draftKey()): boolean {
  if (!value) return false;
  // While developing, Next takes any value.
  if (process.env.NODE_ENV === 'development') return true;
  return key !== null && isSameSecret(value, key);
}

/**
 * Has the next build draw a new key. Left to itself, Next takes the last one for two weeks of builds (16.4.6, preview-key-utils), and who once
 * had a cookie would go on seeing drafts.
 */
export const forgetDraftKey = (folder = BUILD_FOLDER): void =>
  rmSync(join(/* turbopackIgnore: true */ folder, 'cache', '.previewinfo'), { force: true });

/** The key of this build, or null where there is no build. */
function draftKey(): string | null {
  return processState<{ key: string | null }>('draft-key', () => ({ key: readKey() })).key;
}

function readKey(): string | null {
  try {
    const manifest = JSON.parse(readFileSync(join(/* turbopackIgnore: true */ BUILD_FOLDER, 'prerender-manifest.json'), 'utf8')) as {
      preview?: { previewModeId?: string };
    };
    return manifest.preview?.previewModeId ?? null;
  } catch {
    return null;
  }
}
