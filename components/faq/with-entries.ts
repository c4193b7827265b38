import { ContentfulLivePreview } from '@contentful/live-preview';
import { draftMode } from 'next/headers';
import { type FieldTag, NO_TAGS } from '@/components/content/field-tag';
import { answerText } from '@/lib/content/faq/answer-text';
import { arranged } from '@/lib/content/faq/arranged';
import type { FaqWords } from '@/lib/content/faq/faq-items';
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
    const { id, words } = place.entry;
    const anchor = entryAnchor(id);
    return words ? [{ ...(place.own ?? { id: anchor, anchor }), ...written(words, locale, isDraft ? tagsOf(id, words) : NO_TAGS) }] : [];
  });
}

function written(
  { question, answer, language }: FaqWords,
  locale: Locale,
  tag: FieldTag,
): Pick<FaqItem, 'question' | 'answer' | 'written'> {
  return { question, answer: () => answerText(answer), written: { answer, lang: language === locale ? undefined : language, tag } };
}

/** The attributes name the language that is shown. */
function tagsOf(entryId: string, { language }: FaqWords): FieldTag {
  const locale = env().CONTENTFUL_LOCALES[language];
  return (fieldId) => ContentfulLivePreview.getProps({ entryId, fieldId, locale }) ?? undefined;
}
