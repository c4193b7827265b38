import { afterEach, expect, test, vi } from 'vitest';
import { emit } from '../../../lib/runtime/events.ts';
import { addHealthCheck } from '../../../lib/runtime/health-checks.ts';
import { waitAtStart } from '../../../lib/runtime/start-waits.ts';
import { HealthReport } from '../../../lib/server/health.ts';

const clock = { ms: 0 };
const report = () => new HealthReport({ elapsed: () => clock.ms, now: () => new Date(Date.UTC(2026, 0, 1) + clock.ms) });
const ready = async (health: HealthReport) => {
  const answer = await health.answer('/api/health/ready?from=balancer');
  if (!answer) throw new Error('no answer');
  return answer;
};

afterEach(() => {
  addHealthCheck('store', () => undefined);
  vi.restoreAllMocks();
});

test('work that visitors would miss at the start makes the instance unready until it is done, once and for all', async () => {
  let isDone = false;
  waitAtStart('publications', () => isDone);
  expect(await ready(report())).toMatchObject({ status: 503, body: { ready: false, waitingFor: ['publications'] } });
  isDone = true;
  expect(await ready(report())).toMatchObject({ status: 200, body: { ready: true, waitingFor: [] } });
  isDone = false;
  expect(await ready(report())).toMatchObject({ status: 200 });
});

test('a store that cannot be written makes the instance unready until it can', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const health = report();
  addHealthCheck('store', () => {
    throw new Error('database or disk is full');
  });
  expect(await ready(health)).toMatchObject({ status: 503, body: { ready: false, stores: { store: 'failing' } } });
  expect(said.mock.calls.join()).toContain('health: store cannot do its work: Error: database or disk is full');
  addHealthCheck('store', () => undefined);
  clock.ms += 5_000;
  expect(await ready(health)).toMatchObject({ status: 200, body: { ready: true, stores: { store: 'ok' } } });
});

test('a broken store that all instances share is reported, and leaves the instance ready', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const look = () => Promise.reject(new Error('connection refused'));
  addHealthCheck('store', look, { shared: true });
  expect(await ready(report())).toMatchObject({ status: 200, body: { ready: true, stores: { store: 'failing' } } });
});

test('a slow look at a store delays no response, which gives the result of the last look', async () => {
  const health = report();
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

test('an outage of Contentful is reported and leaves the instance ready', async () => {
  const health = report();
  emit('content-request', { outcome: 'answered', retry: false });
  clock.ms += 1_000;
  emit('content-request', { outcome: 'failed', retry: true });
  const failing = await ready(health);
  expect(failing.status).toBe(200);
  expect(failing.body).toMatchObject({ ready: true, content: { state: 'failing' } });
  clock.ms += 1_000;
  emit('content-request', { outcome: 'answered', retry: true });
  expect((await ready(health)).body).toMatchObject({ content: { state: 'ok' } });
});
