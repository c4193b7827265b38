import { cacheLife } from 'next/cache';

async function text() {
  'use cache';
  cacheLife('max');
  return 'a stored file';
}

export const GET = async () => new Response(await text(), { headers: { etag: '"own"' } });
