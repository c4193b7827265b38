import { describe, expect, test } from 'vitest';
import { PEER_HEADER, visitorNetworks } from '../../../lib/affiliates/visitor-address.ts';

const from = (forwarded: string | null, peer: string, proxies: number) =>
  visitorNetworks(new Headers({ [PEER_HEADER]: peer, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) }), proxies);

describe('the address of a visitor', () => {
  test.each<[string, string | null, number, string]>([
    ['is that of the connection where no proxy is trusted', '203.0.113.9', 0, '198.51.100.1'],
    ['is what the one proxy added, not what came with the request', '10.0.0.1, 203.0.113.9', 1, '203.0.113.9'],
    ['is what the outer of two proxies was called by', '10.0.0.1, 203.0.113.9, 198.51.100.2', 2, '203.0.113.9'],
    ['is the furthest known where a proxy is missing', '203.0.113.9', 3, '203.0.113.9'],
    ['is that of the connection where the proxy says nothing', null, 1, '198.51.100.1'],
  ])('%s', (_, forwarded, proxies, address) => {
    expect(from(forwarded, '198.51.100.1', proxies)).toEqual({ address, network: address });
  });

  test.each([
    ['::ffff:192.0.2.7', '192.0.2.7', '192.0.2.7'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['203.0.113.7:50123', '203.0.113.7', '203.0.113.7'],
    ['[2001:db8:1:2::1]:443', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
  ])('%s counts as %s, in %s', (peer, address, network) => {
    expect(from(null, peer, 0)).toEqual({ address, network });
  });
});
