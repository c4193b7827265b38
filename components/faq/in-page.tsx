import type { ReactNode } from 'react';
import { byTrialDays } from '@/components/pricing/by-trial-days';
import type { FoldedQuestion } from '@/components/ui/folding-list';
import { unbroken } from '@/components/ui/unbroken';
import { beginningOf } from '@/lib/i18n/first-sentence';
import type { FaqItem } from './default-items';
import { WrittenAnswer } from './written-answer';

/** A question as a page shows it. `inBlocks`: the answer has paragraphs of its own. */
export function inPage({ id, anchor, question, answer, written }: FaqItem): FoldedQuestion & { inBlocks: boolean } {
  return {
    ...{ id, anchor },
    question: written ? ofEditor(question, written.lang, written.tag('question')) : question,
    answer: written ? <WrittenAnswer answer={written.answer} lang={written.lang} tags={written.tag('answer')} /> : byTrialDays(answer),
    inBlocks: written !== undefined,
  };
}

/** The same with the beginning of the answer, for a question that is folded. */
export function inPageWithBeginning(item: FaqItem, locale: string): FoldedQuestion {
  const lang = item.written?.lang;
  const beginning = byTrialDays((days) => beginningOf(item.answer(days), lang ?? locale));
  return { ...inPage(item), beginning: lang ? <span lang={lang}>{beginning}</span> : beginning };
}

function ofEditor(question: string, lang: string | undefined, tags: Record<string, string> | undefined): ReactNode {
  if (!lang && !tags) return question;
  return (
    <span lang={lang} {...tags}>
      {unbroken(question)}
    </span>
  );
}
