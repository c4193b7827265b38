import { connection } from 'next/server';
import { answerReceipts } from '@/lib/publish/receipts-api';

/** Reports the result of each publication. A request needs the token. */
export async function GET(request: Request): Promise<Response> {
  await connection();
  return answerReceipts(request);
}
