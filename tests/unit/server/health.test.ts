import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addHealthCheck } from '../../../lib/runtime/health-checks.ts';
import { waitAtStart } from '../../../lib/runtime/start-waits.ts';
import { healthReport } from '../../../lib/server/health.ts';

const clock = { ms: 0 };
const ready = async (health: ReturnType<typeof healthReport>) => {
  const answer = await health('/api/health/ready?from=balancer');
  if (!answer) throw new Error('no answer');
  return answer;
};

beforeEach(() => {
  vi.spyOn(performance, 'now').mockImplementation(() => clock.ms);
});

afterEach(() => {
  addHealthCheck('store', () => undefined);
  vi.restoreAllMocks();
});

test('work that visitors would miss at the start makes the instance unready until it is done, once and for all', async () => {
  let isDone = false;
  waitAtStart('publications', () => isDone);
  expect(await ready(healthReport())).toMatchObject({ status: 503, body: { ready: false, waitingFor: ['publications'] } });
  isDone = true;
  expect(await ready(healthReport())).toMatchObject({ status: 200, body: { ready: true, waitingFor: [] } });
  isDone = false;
  expect(await ready(healthReport())).toMatchObject({ status: 200 });
});

test('a broken store that all instances share is reported, and leaves the instance ready', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const look = () => Promise.reject(new Error('connection refused'));
  addHealthCheck('store', look, { shared: true });
  expect(await ready(healthReport())).toMatchObject({ status: 200, body: { ready: true, stores: { store: 'failing' } } });
});

test('a slow look at a store delays no response, which gives the result of the last look', async () => {
  const health = healthReport();
  clock.ms += 5_000;
  expect(await ready(health)).toMatchObject({ status: 200, body: { stores: { store: 'ok' } } });
  const look = Promise.withResolvers<void>();
  addHealthCheck('store', () => look.promise);
  clock.ms += 5_000;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await ready(health)).toMatchObject({ status: 200, body: { stores: { store: 'ok' } } });
  look.reject(new Error('database is locked'));
  await vi.waitFor(async () => expect(await ready(health)).toMatchObject({ status: 503, body: { stores: { store: 'failing' } } }));
});
