import { connection } from 'next/server';
import { answerEntry } from '@/lib/publish/receipts-api';

/** Whether the newest revision of an entry is live; waits for it where that is asked for. */
export async function GET(request: Request, { params }: RouteContext<'/api/publishes/[entry]'>): Promise<Response> {
  await connection();
  return answerEntry(request, (await params).entry);
}
