import { EntryPage } from '@/components/content/entry-page';
import { EntryData } from '@/components/structured-data/entry-data';
import { entryParams, type InLocale } from '@/lib/content/params';
import { entryPageMetadata } from '@/lib/head/metadata';
import { slugOfParam } from '@/lib/routing/slug';
import type { EntryKind } from '@/lib/site/collections';

/** Makes the page of an entry, for example `/blog/plan-a-week`. */
export function entryRoute(kind: EntryKind) {
  type RouteProps = { params: Promise<{ slug: string }> };
  return {
    generateStaticParams: (parent: InLocale) => entryParams(kind, parent),
    generateMetadata: async ({ params }: RouteProps) => entryPageMetadata(kind, slugOfParam((await params).slug)),
    page: async ({ params }: RouteProps) => {
      const slug = slugOfParam((await params).slug);
      return (
        <>
          <EntryData kind={kind} slug={slug} />
          <EntryPage kind={kind} slug={slug} />
        </>
      );
    },
  };
}
