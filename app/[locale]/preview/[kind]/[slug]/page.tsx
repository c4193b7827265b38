import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftPage, draftOf } from '@/components/preview/draft-page';
import { PLACEHOLDER } from '@/lib/content/params';
import { slugOfParam } from '@/lib/routing/slug';
import { ENTRY_KINDS } from '@/lib/site/collections';

type Props = { params: Promise<{ kind: string; slug: string }> };

/** Next must build at least one address of each route. Nobody requests this address. */
export const generateStaticParams = () => [{ kind: ENTRY_KINDS[0], slug: PLACEHOLDER }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = await inDraftMode(params);
  const draft = asked && (await draftOf(asked.kind, asked.slug));
  const title = draft && typeof draft !== 'string' ? draft.entry.title : undefined;
  return { title, robots: { index: false, follow: false } };
}

/** An entry for its editor, at the entry's address by the middleware in draft mode. For everybody else it is empty. */
export default async function Page({ params }: Props) {
  const asked = await inDraftMode(params);
  return asked && <DraftPage kind={asked.kind} slug={asked.slug} />;
}

async function inDraftMode(params: Props['params']) {
  if (!(await draftMode()).isEnabled) return null;
  const { kind: name, slug } = await params;
  const kind = ENTRY_KINDS.find((each) => each === name);
  return kind ? { kind, slug: slugOfParam(slug) } : null;
}
