import { revalidateTag } from 'next/cache';
import { gate } from '../../gate.js';

/** Opens the gate for all waiting calls, marks the counted answer as stale, and reports the state. */
export async function POST(request) {
  const { open, mark } = await request.json();
  if (mark) revalidateTag('numbered', { expire: 0 });
  if (open) for (const go of gate.waiting.splice(0)) go();
  return Response.json({ calls: gate.calls, asked: gate.asked, waiting: gate.waiting.length });
}
