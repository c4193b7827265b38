import { isIPv6 } from 'node:net';

/** Who is at the other end of the connection, as the server itself saw it (start.ts). */
export const PEER_HEADER = 'x-peer-address';

/**
 * Where a request comes from. Behind proxies it is the one that the outermost of ours saw: each appends to X-Forwarded-For whom
 * it was called by, so what stands further left was made up by the visitor.
 */
export function visitorNetworks(headers: Headers, trustedProxies: number): VisitorNetworks {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const chain = [...forwarded.filter(Boolean), headers.get(PEER_HEADER) ?? ''];
  return networks(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '');
}

/** Where a visitor sits, as far as the limits care: `address` is one connection's, `network` what one customer of a provider may hold. */
export type VisitorNetworks = { address: string; network: string };

/**
 * An IPv6 connection has 2⁶⁴ addresses to choose from; what they have in common is their first half. A customer may be given 2¹⁶ such halves,
 * a /48 (RFC 6177). Whoever has an IPv4 address has one.
 */
function networks(address: string): VisitorNetworks {
  const plain = withoutPort(address).replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return { address: plain, network: plain };
  const [head = '', tail = ''] = (plain.split('%')[0] as string).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...groups(tail)];
  const first = (count: number) =>
    `${all
      .slice(0, count)
      .map((group) => Number.parseInt(group, 16).toString(16))
      .join(':')}::/${count * 16}`;
  return { address: first(4), network: first(3) };
}

/** Some proxies add the port, another one for each connection: `203.0.113.7:50123`, `[2001:db8::1]:443`. */
const withoutPort = (address: string): string => address.replace(/^(\d+(?:\.\d+){3}):\d+$/, '$1').replace(/^\[([^\]]+)\](?::\d+)?$/, '$1');
