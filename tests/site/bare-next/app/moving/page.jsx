import { existsSync } from 'node:fs';
import { cacheLife } from 'next/cache';
import { redirect } from 'next/navigation';

async function hasMoved() {
  'use cache';
  cacheLife('short');
  return existsSync(/* turbopackIgnore: true */ process.env.MOVED ?? '');
}

/** Redirects once the file MOVED exists. */
export default async function Page() {
  if (await hasMoved()) redirect('/elsewhere');
  return <p>here</p>;
}
