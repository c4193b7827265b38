import { connection } from 'next/server';
import { answerReceipts } from '@/lib/publish/receipts-api';

/** What became of each publication. Wants the token. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return answerReceipts(request);
}
