import { revalidateTag } from 'next/cache';
import { gate } from '../../gate.js';

/** Opens the gate for all who wait, marks what was counted as stale, and tells how things stand. */
export async function POST(request) {
  const { open, mark } = await request.json();
  if (mark) revalidateTag('numbered', { expire: 0 });
  if (open) for (const go of gate.waiting.splice(0)) go();
  return Response.json({ calls: gate.calls, asked: gate.asked, waiting: gate.waiting.length });
}
