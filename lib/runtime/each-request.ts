import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Calls `see` with every request of this process before Next reads it. Next has no hook before its redirects, so this uses Node's request
 * event. Next reads the changes that `see` makes.
 */
export function onEachRequest(see: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => see((message as { request: IncomingMessage }).request));
}
