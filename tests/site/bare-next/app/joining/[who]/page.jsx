import { cacheLife, cacheTag } from 'next/cache';
import { gate } from '../../../gate.js';

export const generateStaticParams = () => [{ who: 'first' }];

/** The number of the call that made the answer. */
async function numbered(name) {
  'use cache';
  cacheLife('max');
  cacheTag('numbered');
  gate.calls += 1;
  const { calls } = gate;
  if (process.env.NEXT_PHASE !== 'phase-production-build') await new Promise((open) => gate.waiting.push(open));
  return `${name} of call ${calls}`;
}

/** Results that one cached function gets of another for two equal calls, and for one with an undeclared argument. */
async function thrice() {
  'use cache';
  cacheLife('max');
  return [await numbered('answer'), await numbered('answer'), await numbered('answer', 'one more')];
}

export default async function Page({ params }) {
  const { who } = await params;
  gate.asked += 1;
  return <p>{who === 'thrice' ? (await thrice()).join(', ') : await numbered('answer')}</p>;
}
