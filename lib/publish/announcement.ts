import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Env } from '../env.ts';
import { ENTRY_KINDS } from '../site/collections.ts';
import type { PublishEvent } from './webhook.ts';

/** What an instance tells the others of a call that it has taken. */
export type Announcement = PublishEvent & {
  /** The same for one call, whoever tells of it and how often. */
  call: string;
  /** What Contentful called it: `Entry.unpublish`. */
  event: string | null;
  /** The instance that took the call. */
  from: string | null;
};

/** The stream of one space and environment: other sites may use the same Redis. */
export const streamKey = ({ CONTENTFUL_SPACE_ID: space = 'sample', CONTENTFUL_ENVIRONMENT: environment }: Env): string =>
  `feedloom:publications:${space}:${environment}`;

/** Counts the ways in which announcements have been written: instances of two builds read the same stream. */
const VERSION = 1;

const schema = z.object({
  v: z.literal(VERSION),
  call: z.string().min(1).max(64),
  action: z.enum(['publish', 'remove']),
  item: z.enum(['Entry', 'Asset']),
  id: z.string().min(1).max(128),
  // A newer build may know more of them; the content says then.
  kind: z.enum(ENTRY_KINDS).nullable().catch(null),
  revision: z.number().int().nullable(),
  event: z.string().max(64).nullable(),
  from: z.string().max(128).nullable(),
});

/** By what a call is known among instances. Not its signature itself: that would let a reader of the stream send the call again. */
export const callOf = (signature: string): string => createHash('sha256').update(signature).digest('base64url').slice(0, 22);

/** An announcement as it stands in the stream. */
export const write = ({ call, action, item, id, kind, revision, event, from }: Announcement): string =>
  JSON.stringify({ v: VERSION, call, action, item, id, kind, revision, event, from });

/** The announcement in a text; null where it is none that this build knows. */
export function read(text: string): Announcement | null {
  try {
    const { v: _, ...announcement } = schema.parse(JSON.parse(text));
    return announcement;
  } catch {
    return null;
  }
}
