import { expect, test, vi } from 'vitest';

/** As a process with these settings computes it: they are read once. */
async function ownAddressWith(variables: Record<string, string>): Promise<string> {
  vi.resetModules();
  for (const [name, value] of Object.entries({ PORT: '3000', ...variables })) vi.stubEnv(name, value);
  const { ownAddress } = await import('../../../lib/runtime/own-address.ts');
  const address = ownAddress();
  vi.unstubAllEnvs();
  return address;
}

test.each([
  ['', 'http://127.0.0.1:3000'],
  ['::', 'http://127.0.0.1:3000'],
  ['10.0.0.5', 'http://10.0.0.5:3000'],
])('a process with HOST=%s asks itself at %s', async (HOST, address) => {
  expect(await ownAddressWith({ HOST })).toBe(address);
});
