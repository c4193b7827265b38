import { isIPv6 } from 'node:net';

/** The address at the other end of the connection, as the server saw it (start.ts). */
export const PEER_HEADER = 'x-peer-address';

/** Each proxy appends its caller to X-Forwarded-For. Our outermost proxy's entry counts: anything further left may be forged. */
export function visitorNetworks(headers: Headers, trustedProxies: number): VisitorNetworks {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const chain = [...forwarded.filter(Boolean), headers.get(PEER_HEADER) ?? ''];
  return networks(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '');
}

/** A visitor's place for the limits: `address` is one connection's, `network` belongs to one customer of a provider. */
export type VisitorNetworks = { address: string; network: string };

/** An IPv6 connection has 2⁶⁴ addresses, a customer up to a /48 of them (RFC 6177). An IPv4 connection has one. */
function networks(address: string): VisitorNetworks {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return { address: plain, network: plain };
  const [head = '', tail = ''] = (plain.split('%')[0] as string).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...groups(tail)];
  const plainGroups = all.map((group) => Number.parseInt(group, 16).toString(16));
  const first = (count: number) => `${plainGroups.slice(0, count).join(':')}::/${count * 16}`;
  return { address: first(4), network: first(3) };
}

/** Some proxies add the port of the connection: `203.0.113.7:50123`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string => address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');
