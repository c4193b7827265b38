import { hash } from 'node:crypto';
import { whileBusy } from '../durable/sqlite-file.ts';
import { env } from '../env.ts';
import { log } from '../runtime/log.ts';
import { publicationStore, storeFailed } from './publication-store.ts';
import { instanceName } from './receipts.ts';
import { isSigned, SIGNATURE_HEADER } from './signature.ts';
import { bringPublication } from './start.ts';
import { MalformedWebhook, type PublishEvent, parseWebhook } from './webhook.ts';

/** Answers a call of the webhook. A publication is stored before the answer, and applied after it, even if the process ends. */
export async function receiveWebhook(request: Request): Promise<Response> {
  const receivedAt = new Date();
  // The server refuses a body that is too long.
  const body = await request.text();
  const secret = env().CONTENTFUL_WEBHOOK_SECRET;
  const { pathname, search } = new URL(request.url);
  const headers = Object.fromEntries(request.headers);
  if (!secret || !isSigned(secret, { path: pathname + search, headers, body }))
    return problem(401, "This request carries no valid signature of the webhook's secret.");
  try {
    const topic = request.headers.get('x-contentful-topic');
    const event = parseWebhook(topic, body);
    // The same request has the same signature.
    const call = hash('sha256', headers[SIGNATURE_HEADER] as string, 'hex').slice(0, 32);
    if (event && !(await take(event, call, topic as string, receivedAt)))
      return problem(503, 'The publication could not be stored. Please send it again.');
    return Response.json({ accepted: event !== null }, { status: 202 });
  } catch (error) {
    if (!(error instanceof MalformedWebhook)) throw error;
    return problem(400, `Not a webhook call of Contentful: ${error.message}.`);
  }
}

const problem = (status: number, error: string) => Response.json({ error }, { status });

/** Maximum wait of a call while another process locks the store. Contentful repeats it after that. ms. */
const LOCKED_MS = 3_000;

let isFailing = false;

/** Whether a publication was stored. A failure is logged once: Contentful repeats the call, and the next look finds the change. */
async function take(event: PublishEvent, call: string, topic: string, receivedAt: Date): Promise<boolean> {
  const arrival = { event, call, name: topic.slice(topic.indexOf('.') + 1), from: instanceName() };
  const verifiedAt = new Date();
  try {
    const number = await whileBusy(() => publicationStore().receipts.receive(arrival, 'webhook', receivedAt, verifiedAt), LOCKED_MS);
    if (number !== null) bringPublication(arrival);
    isFailing = false;
    return true;
  } catch (error) {
    storeFailed(error);
    if (!isFailing)
      log.error('publish.not-stored', 'publish: a publication could not be stored, Contentful has to send it again:', { error });
    isFailing = true;
    return false;
  }
}
