import type { ComponentProps } from 'react';
import { EntryListPage } from '@/components/content/entry-list-page';
import { ListData } from '@/components/structured-data/list-data';
import { listPageParams, pageNumber } from '@/lib/content/params';
import { listMetadata } from '@/lib/head/metadata';
import type { EntryKind } from '@/lib/site/collections';

// These functions make the list routes for every kind of entry. The route's own file names the kind and exports the result, because Next
// reads the names of the exports from that file. Lists, keywords and entries have separate files here, so no page loads the styles of
// another.

/** Makes the first page of a list, for example `/blogs`. The hub is the extra content beside the entries. */
export function listRoute(kind: EntryKind, hub?: Hub) {
  return {
    generateMetadata: () => listMetadata(kind, 1),
    page: () => <List kind={kind} page={1} hub={hub} />,
  };
}

/** Makes the later pages of a list, for example `/blogs/page/2`. */
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
