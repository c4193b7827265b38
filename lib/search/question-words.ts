import { answerText } from '../content/faq/answer-text.ts';
import { type FaqEntry, faqItems } from '../content/faq/faq-items.ts';
import { FAQ_ITEM } from '../content/model.ts';
import { contentStore } from '../content/store/content-store.ts';
import { env } from '../env.ts';
import type { Locale } from '../i18n/locales.ts';
import type { Messages } from '../i18n/messages.ts';
import type { PagePath } from '../site/pages.ts';
import type { FaqList } from '../site/questions.ts';
import { textOfMessages } from './message-text.ts';

const ELSEWHERE: Partial<Record<FaqList, { path: PagePath; own: (messages: Messages) => object }>> = {
  pricing: { path: '/pricing', own: ({ pricing }) => pricing.faq.items },
  'white-label': { path: '/white-label', own: ({ whiteLabel }) => whiteLabel.faq },
  'managed-service': { path: '/managed-service', own: ({ managedService }) => managedService.faq },
};

export function questionWords(path: PagePath, messages: Messages, locale: Locale) {
  const entries = faqItems(contentStore().parts(FAQ_ITEM), env().CONTENTFUL_LOCALES).items.filter(
    ({ list }) => (ELSEWHERE[list]?.path ?? '/faq') === path,
  );
  return {
    brought: entries.flatMap(({ in: inLanguages }) => {
      const words = inLanguages?.[locale];
      return words ? [{ text: `${words.question}\n${answerText(words.answer)}`, language: words.language }] : [];
    }),
    taken: entries.flatMap((entry) => takenBy(entry, messages)),
  };
}

function takenBy({ list, replaces }: FaqEntry, messages: Messages): string[] {
  const own = (ELSEWHERE[list]?.own(messages) ?? messages.faq.items) as Record<string, unknown>;
  return replaces === null ? [] : [textOfMessages(own[replaces])];
}
