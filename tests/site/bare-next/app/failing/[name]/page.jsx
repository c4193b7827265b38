import { cacheLife } from 'next/cache';

export const generateStaticParams = () => [{ name: 'not' }];

async function words(name) {
  'use cache';
  cacheLife('max');
  if (name !== 'not') throw new Error('a failure in a cached function');
  return 'nothing failed';
}

export default async function Page({ params }) {
  const { name } = await params;
  return <p>{await words(name).catch(() => 'caught by the page')}</p>;
}
