import { after, type NextRequest } from 'next/server';
import { env } from '@/lib/env';
import { log } from '@/lib/next/log';
import { publish } from '@/lib/publish/publish';
import { isSigned } from '@/lib/publish/signature';
import { MalformedWebhook, parseWebhook } from '@/lib/publish/webhook';

/** Contentful's webhook: verified and read, then answered; the work after it may take longer than Contentful waits. */
export async function POST(request: NextRequest): Promise<Response> {
  const body = await request.text();
  const secret = env().CONTENTFUL_WEBHOOK_SECRET;
  const path = request.nextUrl.pathname + request.nextUrl.search;
  if (!secret || !isSigned(secret, { path, headers: Object.fromEntries(request.headers), body })) {
    return Response.json({ error: "This request carries no valid signature of the webhook's secret." }, { status: 401 });
  }
  try {
    const event = parseWebhook(request.headers.get('x-contentful-topic'), body);
    if (event)
      after(() =>
        publish(event).catch((error) =>
          log.error('publish.failed', `publish: ${event.action} ${event.item} ${event.id} failed:`, { error }),
        ),
      );
    return Response.json({ accepted: event !== null }, { status: 202 });
  } catch (error) {
    if (!(error instanceof MalformedWebhook)) throw error;
    return Response.json({ error: `Not a webhook call of Contentful: ${error.message}.` }, { status: 400 });
  }
}
