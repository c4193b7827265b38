import { cacheLife, cacheTag } from 'next/cache';

export default async function Page() {
  'use cache';
  cacheLife('max');
  cacheTag('a-tag');
  return <p>words</p>;
}
