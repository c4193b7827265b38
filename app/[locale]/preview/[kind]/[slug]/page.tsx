import type { Metadata } from 'next';
import { draftMode } from 'next/headers';
import { DraftPage, draftOf } from '@/components/preview/draft-page';
import { PLACEHOLDER } from '@/lib/content/params';
import { slugOfParam } from '@/lib/routing/slug';
import { ENTRY_KINDS } from '@/lib/site/collections';

type Props = { params: Promise<{ kind: string; slug: string }> };

/** Next wants one address of each route to be built. Nobody ever asks for this one. */
export const generateStaticParams = () => [{ kind: ENTRY_KINDS[0], slug: PLACEHOLDER }];

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const asked = await inDraftMode(params);
  const draft = asked && (await draftOf(asked.kind, asked.slug));
  const title = draft && typeof draft !== 'string' ? draft.entry.title : undefined;
  return { title, robots: { index: false, follow: false } };
}

/** An entry's page for its editor. The middleware shows it in draft mode at the entry's address; to everybody else it is empty. */
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
