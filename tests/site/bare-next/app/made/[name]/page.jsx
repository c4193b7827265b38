import { cacheLife, cacheTag } from 'next/cache';
import { redirect } from 'next/navigation';

export const generateStaticParams = () => [{ name: 'first' }];

async function words(name) {
  'use cache';
  cacheLife('max');
  cacheTag(`name:${name}`, 'names');
  cacheTag(...Array.from({ length: 130 }, (_, index) => `many:${index}`));
  return `the page ${name}`;
}

export default async function Page({ params }) {
  const { name } = await params;
  const shown = await words(name);
  if (name === 'away') redirect('/elsewhere');
  return <p>{shown}</p>;
}
