import { EntryPage } from '@/components/content/entry-page';
import { EntryData } from '@/components/structured-data/entry-data';
import { entryParams } from '@/lib/content/params';
import { entryPageMetadata } from '@/lib/head/metadata';
import type { EntryKind } from '@/lib/site/collections';

/** `/blog/plan-a-week`: the page of an entry. */
export function entryRoute(kind: EntryKind) {
  type RouteProps = { params: Promise<{ slug: string }> };
  return {
    generateStaticParams: () => entryParams(kind),
    generateMetadata: async ({ params }: RouteProps) => entryPageMetadata(kind, (await params).slug),
    page: async ({ params }: RouteProps) => {
      const { slug } = await params;
      return (
        <>
          <EntryData kind={kind} slug={slug} />
          <EntryPage kind={kind} slug={slug} />
        </>
      );
    },
  };
}
