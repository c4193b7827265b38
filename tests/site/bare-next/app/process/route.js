import { connection } from 'next/server';

/** The process state that a request sees. */
export async function GET(request) {
  await connection();
  const { PORT: port, NEXT_PHASE: phase } = process.env;
  return Response.json({ port, phase, forwardedFor: request.headers.get('x-forwarded-for') });
}
