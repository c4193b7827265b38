import type { Graph, Thing, WithContext } from 'schema-dts';
import { safeJson } from '@/lib/head/structured-data/safe-json';

/** Something that the page shows, said again in schema.org's words. */
export function JsonLd({ things }: { things: readonly Exclude<Thing, string>[] }) {
  const [only, ...more] = things;
  const data =
    only && more.length === 0
      ? ({ '@context': 'https://schema.org', ...only } as WithContext<Exclude<Thing, string>>)
      : ({ '@context': 'https://schema.org', '@graph': things } as Graph);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element's text is not escaped by React; safeJson leaves nothing that ends it
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: safeJson(data) }} />;
}
