import { isIPv6 } from 'node:net';

/** Who is at the other end of the connection, as the server itself saw it (start.ts). */
export const PEER_HEADER = 'x-peer-address';

/**
 * The address that a request comes from. Behind proxies it is the one that the outermost of ours saw: each appends to X-Forwarded-For whom
 * it was called by, so what stands further left was made up by the visitor.
 */
export function visitorAddress(headers: Headers, trustedProxies: number): string {
  const forwarded = (headers.get('x-forwarded-for') ?? '').split(',').map((each) => each.trim());
  const chain = [...forwarded.filter(Boolean), headers.get(PEER_HEADER) ?? ''];
  return network(chain.at(-1 - Math.min(trustedProxies, chain.length - 1)) ?? '');
}

/** An IPv6 connection has 2⁶⁴ addresses to choose from; what they have in common is their first half. */
function network(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '');
  if (!isIPv6(plain)) return plain;
  const [head = '', tail = ''] = (plain.split('%')[0] as string).split('::');
  const groups = (part: string) => part.split(':').filter(Boolean);
  const zeros = plain.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array<string>(Math.max(zeros, 0)).fill('0'), ...groups(tail)];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}
