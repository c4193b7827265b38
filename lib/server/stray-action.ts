import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { BUILD_FOLDER } from '../next/build-folder.ts';
import { processState } from '../next/process-state.ts';

/** Actions of the build by their ids: where each is called from. Cached functions stand in the same list. */
type Actions = Record<string, { exportedName?: string; workers?: Record<string, unknown> }>;

/** The routes whose pages post something. */
const FORM_ROUTE = 'app/[locale]/affiliates/page';
const PREVIEW_ROUTE = 'app/[locale]/preview/[kind]/[slug]/page';

/**
 * Whether a request names an action of this build that its page does not have. Next would send such a request on to the page that has it, and to
 * the very host that the request claims to be for. What no build of ours knows is Next's to answer: a form may be older than the build.
 */
export function isStrayAction({ headers }: Pick<IncomingMessage, 'headers'>, isTyped: boolean, actions = builtActions()): boolean {
  const id = headers['next-action'];
  const known = typeof id === 'string' && Object.hasOwn(actions, id) ? actions[id] : undefined;
  if (!known) return false;
  const isCachedFunction = known.exportedName?.startsWith('$$') ?? false;
  return isCachedFunction || !Object.hasOwn(known.workers ?? {}, isTyped ? PREVIEW_ROUTE : FORM_ROUTE);
}

const builtActions = (): Actions =>
  processState('built-actions', () => {
    const manifest = readFileSync(join(BUILD_FOLDER, 'server', 'server-reference-manifest.json'), 'utf8');
    return (JSON.parse(manifest) as { node?: Actions }).node ?? {};
  });
