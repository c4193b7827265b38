import { ContentfulLivePreview } from '@contentful/live-preview';
import { draftMode } from 'next/headers';
import { type FieldTag, NO_TAGS } from '@/components/content/field-tag';
import { answerText } from '@/lib/content/faq/answer-text';
import { arranged } from '@/lib/content/faq/arranged';
import { faqEntries } from '@/lib/content/faq/faq-queries';
import { env } from '@/lib/env';
import { currentLocale } from '@/lib/i18n/current-locale';
import type { Locale } from '@/lib/i18n/locales';
import { entryAnchor, type FaqList } from '@/lib/site/questions';
import type { FaqItem } from './default-items';

/** The questions of a list, with those of editors. One that stands in place of another has its id and its anchor. */
export async function withEntries(list: FaqList, own: readonly FaqItem[]): Promise<FaqItem[]> {
  const locale = await currentLocale();
  const entries = await faqEntries(list, locale);
  const { isEnabled: isDraft } = await draftMode();
  return arranged(list, own, entries).flatMap((place): FaqItem[] => {
    if (place.entry === null) return [place.own];
    if (place.entry.words === null) return [];
    const { question, answer, language } = place.entry.words;
    const anchor = entryAnchor(place.entry.id);
    const tag = isDraft ? tagsOf(place.entry.id, language) : NO_TAGS;
    const written = { answer, lang: language === locale ? undefined : language, tag };
    return [{ ...(place.own ?? { id: anchor, anchor }), question, answer: () => answerText(answer), written }];
  });
}

/** The attributes name the language that is shown. */
function tagsOf(entryId: string, language: Locale): FieldTag {
  const locale = env().CONTENTFUL_LOCALES[language];
  return (fieldId) => ContentfulLivePreview.getProps({ entryId, fieldId, locale }) ?? undefined;
}
