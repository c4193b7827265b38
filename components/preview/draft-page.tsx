import { ContentfulLivePreview } from '@contentful/live-preview';
import { getTranslations } from 'next-intl/server';
import { cache } from 'react';
import { EntryView } from '@/components/content/entry-page';
import type { FieldTag } from '@/components/content/field-tag';
import { RelatedEntries } from '@/components/content/other-entries';
import { Container } from '@/components/ui/container';
import { type Draft, findDraft } from '@/lib/content/drafts/draft';
import { fieldsIn } from '@/lib/content/drafts/typed';
import { typedNow } from '@/lib/content/drafts/typed-now';
import { editorUrl } from '@/lib/content/editor-url';
import { isContentUnavailable } from '@/lib/content/errors';
import type { Entry } from '@/lib/content/types';
import { env } from '@/lib/env';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { EntryKind } from '@/lib/site/collections';
import { DraftPanel } from './draft-panel';
import { editingApp } from './editing-app';
import { LiveDraft, RelatedSlot } from './live-draft';

/** The draft of a page, loaded once for its head and its body. If there is no draft, the reason. */
export const draftOf = cache(async (kind: EntryKind, slug: string): Promise<Draft | 'missing' | 'unavailable'> => {
  try {
    return (await findDraft(kind, slug, await currentLocale(), await typedNow())) ?? 'missing';
  } catch (error) {
    if (isContentUnavailable(error)) return 'unavailable';
    throw error;
  }
});

/** An entry's page as its editor sees it: the page itself, the state of the entry, and updates from the fields that are being edited. */
export async function DraftPage({ kind, slug }: { kind: EntryKind; slug: string }) {
  const locale = await currentLocale();
  const draft = await draftOf(kind, slug);
  if (typeof draft === 'string') return <NoDraft why={draft} slug={slug} />;
  const { entry, raw } = draft;
  const app = await editingApp();
  const t = await getTranslations('preview');
  return (
    <LiveDraft
      key={`${entry.id} ${locale}`}
      source={{ sys: raw.sys, fields: fieldsIn(raw, locale) }}
      app={app}
      behind={t('behind')}
      related={(await typedNow()) ? null : <RelatedEntries entry={entry} />}
    >
      <DraftPanel draft={draft} editor={editorUrl(env(), entry.id) ?? app.targetOrigin} />
      <EntryView
        entry={entry}
        tag={tagsOf(entry)}
        related={(className) => (
          <div className={className}>
            <RelatedSlot />
          </div>
        )}
      />
    </LiveDraft>
  );
}

/** The tags name the language that is shown. If a text falls back to English, they name the English field. */
function tagsOf({ id, language, bodyLanguage }: Entry): FieldTag {
  const codes = env().CONTENTFUL_LOCALES;
  return (fieldId, embedded) => {
    const locale = codes[embedded || fieldId === 'content' ? bodyLanguage : language];
    return ContentfulLivePreview.getProps({ ...(embedded ?? { entryId: id }), fieldId, locale }) ?? undefined;
  };
}

async function NoDraft({ why, slug }: { why: 'missing' | 'unavailable'; slug: string }) {
  const t = await getTranslations('preview');
  return (
    <main>
      <Container className="max-w-[calc(var(--container-prose)+2*var(--spacing-gutter))] py-section">
        <h1 className="section-title">{t(`${why}.title`)}</h1>
        <p className="mt-5 wrap-anywhere">{why === 'missing' ? t('missing.text', { slug }) : t('unavailable.text')}</p>
      </Container>
    </main>
  );
}
