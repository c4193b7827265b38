import { receiveWebhook } from '@/lib/publish/receive';

/** Receives Contentful's webhook. */
export const POST = (request: Request): Promise<Response> => receiveWebhook(request);
