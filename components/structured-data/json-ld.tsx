import type { Thing } from 'schema-dts';
import { StaticScript } from '@/components/ui/static-script';
import { safeJson } from '@/lib/head/structured-data/safe-json';

/** Repeats what the page shows in the vocabulary of schema.org. */
export function JsonLd({ things }: { things: readonly Exclude<Thing, string>[] }) {
  const [only, ...more] = things;
  // The whole does not use schema-dts' own types. Each thing is checked where it is made. Comparing the union of all types took half of
  // `npm run types`.
  const content: object = only && more.length === 0 ? only : { '@graph': things };
  return <StaticScript type="application/ld+json" text={safeJson({ '@context': 'https://schema.org', ...content })} />;
}
