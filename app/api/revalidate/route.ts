import { receiveWebhook } from '@/lib/publish/receive';

export const POST = (request: Request): Promise<Response> => receiveWebhook(request);
