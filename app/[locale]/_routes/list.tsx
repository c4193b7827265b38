import type { ComponentProps } from 'react';
import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/head/metadata';
import type { EntryKind } from '@/lib/site/collections';

// What the routes of lists do, whichever kind of entries they show. The route's own file names the kind and exports what it gets here:
// Next wants to find the names of the exports in that file. Lists, keywords and entries have a file each here, so that none of their
// pages loads the styles of another.

/** `/blogs`: the first page of a kind's list, and what it has beside its entries. */
export function listRoute(kind: EntryKind, hub?: Hub) {
  return {
    generateMetadata: () => listMetadata(kind, 1),
    page: () => <List kind={kind} page={1} hub={hub} />,
  };
}

/** `/blogs/page/2`: the pages of the list after the first. */
export function listPageRoute(kind: EntryKind) {
  return {
    generateStaticParams: () => listPageParams(kind),
    generateMetadata: async ({ params }: PageProps) => listMetadata(kind, pageNumber((await params).page)),
    page: async ({ params }: PageProps) => <List kind={kind} page={pageNumber((await params).page)} />,
  };
}

type PageProps = { params: Promise<{ page: string }> };

type Hub = ComponentProps<typeof EntryListPage>['hub'];

function List({ kind, page, hub }: { kind: EntryKind; page: number; hub?: Hub }) {
  return (
    <>
      <ListData kind={kind} page={page} />
      <EntryListPage kind={kind} page={page} hub={hub} />
    </>
  );
}
