import { afterAll, beforeAll, expect, test } from 'vitest';
import { run } from '../support/site.ts';
import { type StandIn, startStandIn } from '../support/stand-in.ts';
import { BUILD } from './built.ts';
import { fixtureSpace } from './fixture.ts';

let standIn: StandIn;
beforeAll(async () => {
  standIn = await startStandIn(fixtureSpace());
});
afterAll(() => standIn.close());

/** Starts the tests' build, which is expected to exit, in one line or a few, without a stack. */
async function refusedStart(env: Record<string, string>): Promise<string> {
  const { code, output } = await run(process.execPath, ['scripts/start.ts'], {
    ...{ NODE_ENV: 'production', BUILD_FOLDER: BUILD, PORT: '0' },
    ...env,
  });
  expect(code, output).toBe(1);
  expect(output).not.toMatch(/^ +at /m);
  expect(output.trim().split('\n').length).toBeLessThan(8);
  return output;
}

test('a build is not served without the settings that it was made with, nor with others; both values are named', async () => {
  const without = await refusedStart({});
  for (const part of ['CONTENTFUL_SPACE_ID', 'stand-in', 'the sample space', 'npm run build']) expect(without).toContain(part);
  const others = await refusedStart({ ...standIn.env, CONTENTFUL_ENVIRONMENT: 'staging', SITE_URL: 'https://www.site.test' });
  for (const part of ['master', 'staging', 'http://localhost:3000', 'https://www.site.test']) expect(others).toContain(part);
  expect(standIn.requests).toEqual([]);
});
