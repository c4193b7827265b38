import type { ComponentProps } from 'react';
import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/head/metadata';
import type { EntryKind } from '@/lib/site/collections';

// These functions make the list routes for every kind of entry. The route's own file names the kind and exports the result, because Next
// reads the names of the exports from that file. Lists, keywords and entries have separate files here, so no page loads the styles of
// another.

type RouteProps = { params: Promise<{ page?: string }> };

/** Makes the pages of a list, for example `/blogs` and `/blogs/page/2`. The hub is the extra content beside the entries of the first page. */
export function listRoute(kind: EntryKind, hub?: ComponentProps<typeof EntryListPage>['hub']) {
  const numberOf = async ({ params }: RouteProps) => pageNumber((await params).page ?? '1');
  return {
    generateStaticParams: () => listPageParams(kind),
    generateMetadata: async (props: RouteProps) => listMetadata(kind, await numberOf(props)),
    page: async (props: RouteProps) => {
      const page = await numberOf(props);
      return (
        <>
          <ListData kind={kind} page={page} />
          <EntryListPage kind={kind} page={page} hub={hub} />
        </>
      );
    },
  };
}
