import { connection } from 'next/server';
import { answerEntry } from '@/lib/publish/receipts-api';

/** Reports whether the newest revision of an entry is live. On request it waits until it is live. */
export async function GET(request: Request, { params }: RouteContext<'/api/publishes/[entry]'>): Promise<Response> {
  await connection();
  return answerEntry(request, (await params).entry);
}
