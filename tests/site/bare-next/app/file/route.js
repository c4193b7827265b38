import { cacheLife } from 'next/cache';

async function text() {
  'use cache';
  cacheLife('max');
  return `made in ${process.env.NEXT_PHASE}`;
}

export const GET = async () => new Response(await text(), { headers: { etag: '"own"' } });
