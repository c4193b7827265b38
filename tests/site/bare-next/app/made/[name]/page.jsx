import { cacheLife, cacheTag } from 'next/cache';

export const generateStaticParams = () => [{ name: 'first' }];

async function words(name) {
  'use cache';
  cacheLife('max');
  cacheTag(`name:${name}`);
  return `the page ${name}`;
}

export default async function Page({ params }) {
  return <p>{await words((await params).name)}</p>;
}
