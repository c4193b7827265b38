import { isIPv6 } from 'node:net';
import { env } from '../env.ts';

/** Addresses that mean every interface. The loopback reaches a server that listens on them. */
const EVERY_INTERFACE: ReadonlySet<string> = new Set(['0.0.0.0', '::']);

/** The address on which this process listens: lib/server/serve.ts and `next dev` put the port into the environment. */
export function ownAddress(): string {
  const { HOST = '0.0.0.0' } = env();
  return originOf(EVERY_INTERFACE.has(HOST) ? '127.0.0.1' : HOST, process.env.PORT ?? '');
}

export const originOf = (host: string, port: number | string): string => `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
