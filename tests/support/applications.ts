import { join } from 'node:path';
import type { TestContext } from 'vitest';
import { ApplicationStore, type Limits, type Origin, type Visitor } from '../../lib/affiliates/application-store.ts';
import type { Application } from '../../lib/affiliates/state.ts';
import { temporaryFolder } from './for-test.ts';

export const NOON = new Date('2026-05-04T12:00:00.000Z');
export const later = (ms: number) => new Date(NOON.getTime() + ms);

export const ANNA: Application = {
  fullName: 'Anna Ünal',
  email: 'anna@example.com',
  paymentAccount: 'anna@pay.example',
  promotion: 'A newsletter on ceramics.',
};
export const ORIGIN: Origin = {
  locale: 'en',
  page: '/affiliates?utm=1',
  referral: {
    ref: 'berta',
    createdAt: '2026-05-01T08:00:00.000Z',
    referrer: 'https://blog.example/',
    landing: 'https://www.example.com/?ref=berta',
  },
};
export const GENEROUS: Limits = { perAddress: 1000, total: 10_000 };
export const VISITOR: Visitor = { address: '192.0.2.7', network: '192.0.2.7', weight: 1 };

/** A store in a file of this test's own. */
export function storeFor(context: Pick<TestContext, 'onTestFinished'>) {
  const file = join(temporaryFolder(context), 'data', 'affiliates.sqlite');
  const open = () => {
    const store = new ApplicationStore(file);
    context.onTestFinished(() => store.close());
    return store;
  };
  return { file, open, store: open() };
}

/** Stores an application of somebody with this address, at noon. */
export const accept = (store: ApplicationStore, email = ANNA.email, now = NOON) =>
  store.accept({ ...ANNA, email }, ORIGIN, VISITOR, GENEROUS, now);
