import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** Shows `see` every request before Next reads it, with the changes that `see` makes. Next has no hook before its redirects. */
export function onEachRequest(see: (request: IncomingMessage) => void): void {
  subscribe('http.server.request.start', (message) => see((message as { request: IncomingMessage }).request));
}
