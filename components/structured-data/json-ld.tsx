import type { Graph, Thing, WithContext } from 'schema-dts';
import { StaticScript } from '@/components/ui/static-script';
import { safeJson } from '@/lib/head/structured-data/safe-json';

/** Something that the page shows, said again in schema.org's words. */
export function JsonLd({ things }: { things: readonly Exclude<Thing, string>[] }) {
  const [only, ...more] = things;
  const data =
    only && more.length === 0
      ? ({ '@context': 'https://schema.org', ...only } as WithContext<Exclude<Thing, string>>)
      : ({ '@context': 'https://schema.org', '@graph': things } as Graph);
  return <StaticScript type="application/ld+json" text={safeJson(data)} />;
}
