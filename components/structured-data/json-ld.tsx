import type { Thing } from 'schema-dts';
import { StaticScript } from '@/components/ui/static-script';
import { safeJson } from '@/lib/head/structured-data/safe-json';

/** Something that the page shows, said again in schema.org's words. */
export function JsonLd({ things }: { things: readonly Exclude<Thing, string>[] }) {
  const [only, ...more] = things;
  // Without schema-dts' own types for the whole: each thing is checked where it is made, and comparing the union of all of them took half of `npm run types`.
  const content: object = only && more.length === 0 ? only : { '@graph': things };
  return <StaticScript type="application/ld+json" text={safeJson({ '@context': 'https://schema.org', ...content })} />;
}
