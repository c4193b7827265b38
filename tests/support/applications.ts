import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { TestContext } from 'vitest';
import {
  ApplicationStore,
  type Limits,
  type Origin,
  type StoredApplication,
  type Visitor,
} from '../../lib/affiliates/application-store.ts';
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

/** A store for one test. */
export type TestedStore = {
  store: ApplicationStore;
  /** The same store, opened by another process. */
  open: () => ApplicationStore;
  /** The rows of one of its tables. */
  rows: (table: 'admissions' | 'earlier_revisions' | 'salts') => Promise<Record<string, unknown>[]>;
  /** All its contents as one text. */
  everything: () => Promise<string>;
};

type Finishing = Pick<TestContext, 'onTestFinished'>;
export type StoreFor = (context: Finishing) => TestedStore | Promise<TestedStore>;

/** A store in a file for this test. */
export function storeFor(context: Finishing) {
  const file = join(temporaryFolder(context), 'data', 'affiliates.sqlite');
  const open = () => {
    const store = new ApplicationStore(file);
    context.onTestFinished(() => store.close());
    return store;
  };
  return {
    ...{ file, open, store: open() },
    rows: async (table: string) => new DatabaseSync(file).prepare(`SELECT * FROM ${table}`).all(),
    everything: async () => Buffer.concat(['', '-wal'].map((end) => readFileSync(file + end))).toString('latin1'),
  };
}

/** Stores an application with this address, at noon. */
export const accept = <S extends ApplicationStore>(store: S, email = ANNA.email, now = NOON) =>
  store.accept({ ...ANNA, email }, ORIGIN, VISITOR, GENEROUS, now) as ReturnType<S['accept']>;

/** Every application of a store. */
export const listed = (store: ApplicationStore): Promise<StoredApplication[]> => Array.fromAsync(store.all());
