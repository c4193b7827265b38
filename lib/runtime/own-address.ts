import { isIPv6 } from 'node:net';
import { env } from '../env.ts';

/** Addresses that stand for every interface. What listens on each of them is reached by the loopback. */
const EVERY_INTERFACE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** Where this very process listens: lib/server/serve.ts puts the port into the environment, and so does `next dev`. */
export function ownAddress(): string {
  const { HOST = '0.0.0.0' } = env();
  return originOf(EVERY_INTERFACE.has(HOST) ? '127.0.0.1' : HOST, process.env.PORT ?? '');
}

/** The origin of an interface's address and a port, as they stand in a link. */
export const originOf = (host: string, port: number | string): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
