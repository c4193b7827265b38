import { createHmac } from 'node:crypto';
import { domainToASCII } from 'node:url';
import type { Application } from './state.ts';
import type { VisitorNetworks } from './visitor-address.ts';

/** Where an application came from: nothing that was typed. */
export type Origin = {
  locale: string;
  /** Path and query of the page that the form stood on. */
  page: string;
  referral: { ref: string; createdAt: string; referrer: string; landing: string } | null;
};

export type StoredApplication = Application &
  Origin & {
    id: string;
    /** 1, and one more each time that the same person changes it within a day. */
    revision: number;
    receivedAt: Date;
    updatedAt: Date;
    deliveredAt: Date | null;
    /** Failed attempts to hand on this revision, when the next is due, and what the last one came to. */
    failures: number;
    nextAttemptAt: Date | null;
    lastError: string | null;
  };

export type Limits = { perAddress: number; total: number };

/** Who applies, as far as the limits care: both are hashed before anything is written. */
export type Visitor = VisitorNetworks & { weight: number };

/**
 * How many times the limit of one address a whole network of them may use: an office, a campus. So a single customer's network is far from
 * filling the limit for all.
 */
export const ADDRESSES_PER_NETWORK = 3;

export type Acceptance = 'stored' | 'updated' | 'unchanged' | 'limited';

export const HOUR_MS = 60 * 60 * 1000;
export const DAY_MS = 24 * HOUR_MS;
/** What was noted further ahead than this was noted before the clock was put back. Less is the time that two processes wait for each other. */
export const AHEAD_MS = 60_000;
/** Longer than an attempt can take: what a process that died had claimed is free again after it. */
export const CLAIM_MS = 30_000;

/** Number of applications that wait with this outcome of their last attempt; null before the first outcome. */
export type Waiting = { lastError: string | null; count: number };

/** A file answers at once, a database in a while. */
type Awaitable<T> = T | Promise<T>;

/**
 * The affiliate applications, wherever they are kept. Several processes may use one store at the same time. What a method has returned from,
 * or what its promise was fulfilled with, is on the disk; one that failed may or may not have been carried out.
 */
export interface ApplicationStore {
  /** Where it is, for people: never with a password. */
  readonly place: string;
  /** Whether it still can be used as it is. If not, what is written to it is lost, and it has to be opened anew. */
  readonly inPlace: boolean;
  /** Whether it has to be opened anew after a failure. */
  readonly breaks: boolean;
  close(): Awaitable<void>;
  /**
   * Stores an application. The same person's second one within a day takes the first one's place, which is kept as an earlier revision;
   * word for word the same again changes nothing and counts for nothing.
   */
  accept(application: Application, origin: Origin, visitor: Visitor, limits: Limits, now: Date): Awaitable<Acceptance>;
  /**
   * Takes up to `most` applications that are due to be handed on. Nobody else gets them until the claim runs out. A time further ahead than
   * any is set comes from a clock that has been put back since, and counts as due.
   */
  claim(most: number, now: Date): Awaitable<StoredApplication[]>;
  /** This revision has arrived; where the application was changed meanwhile, the new one is still to be handed on. */
  delivered(application: StoredApplication, now: Date): Awaitable<void>;
  /** An attempt has failed; the next is due then. */
  failed(application: StoredApplication, reason: string, nextAttemptAt: Date): Awaitable<void>;
  /** When the next attempt is due, whoever makes it; null where nothing waits. */
  nextDueAt(): Awaitable<Date | null>;
  /** What has waited for more than a day, most of a kind first, once a day for all processes together; null at all other times. */
  takeOverdueReport(now: Date): Awaitable<Waiting[] | null>;
  /** Every application, oldest first. */
  all(): Iterable<StoredApplication> | AsyncIterable<StoredApplication>;
  /** How many applications there are, and how many of them wait to be handed on. */
  counts(): Awaitable<{ stored: number; waiting: number }>;
  /** Makes everything that waits due at once. */
  makeDue(now: Date): Awaitable<number>;
  /** Removes a person's applications, earlier revisions included. Says which had been handed on already. */
  forget(email: string): Awaitable<StoredApplication[]>;
  /** Fails where nothing can be written now. */
  assertWritable(): Awaitable<void>;
}

/** What two spellings of one address have in common. */
export function personOf(email: string): string {
  const normal = email.normalize('NFC').trim().toLowerCase();
  const at = normal.lastIndexOf('@');
  const domain = normal.slice(at + 1);
  return normal.slice(0, at + 1) + (domainToASCII(domain) || domain);
}

/** A value that stands for an address today and cannot be turned back or compared tomorrow: the salt is random, and gone by then. */
export const anonymous = (address: string, salt: Uint8Array): string =>
  createHmac('sha256', salt).update(address).digest('base64url').slice(0, 22);
