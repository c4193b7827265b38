import { z } from 'zod';
import { ITEM_ID } from '../routing/addresses.ts';
import { ENTRY_KINDS, entryKind } from '../site/collections.ts';

export const publishEvent = z.object({
  action: z.enum(['publish', 'remove']),
  item: z.enum(['Entry', 'Asset']),
  id: z.string().regex(ITEM_ID),
  /** The kind of the entry; null for assets and entries without pages. */
  kind: z.enum(ENTRY_KINDS).nullable(),
  /** Counts an item's publications; null if the message does not name it. */
  revision: z.number().int().nullable(),
});
export type PublishEvent = z.output<typeof publishEvent>;

/** Contentful's messages are shorter. Bytes. */
export const WEBHOOK_BODY_MAX_BYTES = 256 * 1024;

export class MalformedWebhook extends Error {
  override name = 'MalformedWebhook';
}

const REMOVING = ['unpublish', 'archive', 'delete'];
const ACTIONS = ['publish', ...REMOVING];

/** The events that the webhook must be called for: each action, for entries and assets. */
export const WEBHOOK_TOPICS: readonly string[] = ['Entry', 'Asset'].flatMap((item) => ACTIONS.map((verb) => `${item}.${verb}`));

const payload = z.object({
  sys: z.object({
    id: z.string().regex(ITEM_ID),
    revision: z.number().int().min(0).optional(),
    contentType: z.object({ sys: z.object({ id: z.string() }) }).optional(),
  }),
});

/** Reads a call with a topic such as `ContentManagement.Entry.publish`. Null if the site shows nothing of it. Throws MalformedWebhook. */
export function parseWebhook(topic: string | null, body: string): PublishEvent | null {
  if (!topic) throw new MalformedWebhook('the header X-Contentful-Topic is missing');
  const [, item, verb = '', ...more] = topic.split('.');
  let parsed: unknown;
  try {
    parsed = JSON.parse(body);
  } catch {
    throw new MalformedWebhook('the body is no JSON');
  }
  if ((item !== 'Entry' && item !== 'Asset') || !ACTIONS.includes(verb) || more.length > 0) return null;
  const message = payload.safeParse(parsed);
  if (!message.success)
    throw new MalformedWebhook(`the body is no ${item} (${message.error.issues.map((issue) => issue.path.join('.')).join(', ')})`);
  const { sys } = message.data;
  const action = REMOVING.includes(verb) ? 'remove' : 'publish';
  return { action, item, id: sys.id, kind: entryKind(sys.contentType?.sys.id), revision: sys.revision ?? null };
}
