import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Calls `see` with every request that this process receives, before Next looks at it: Next has no hook of its own that comes before
 * its redirects, so this is Node's announcement of a request. What `see` changes is what Next reads.
 */
export function onEachRequest(see: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => see((message as { request: IncomingMessage }).request));
}
