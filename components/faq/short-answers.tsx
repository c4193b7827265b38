import { useTranslations } from 'next-intl';
import { useFaqNumbers } from './default-items';
import { type FaqQuestion, questionAnchor } from './questions';

/** What most people come for, in the order in which it is asked. */
const SHORT = ['price', 'trial', 'networks', 'help'] as const satisfies readonly FaqQuestion[];

/** Four answers of a figure each, before any question is opened. Each leads to its question, which opens. */
export function ShortAnswers() {
  const t = useTranslations('faq.short');
  const numbers = useFaqNumbers();
  return (
    <ul aria-label={t('label')} className="grid grid-cols-[repeat(2,minmax(0,1fr))] gap-x-5 sm:gap-x-8 border-ink border-t-2">
      {SHORT.map((question) => (
        <li key={question} className="border-hairline border-b">
          <a href={`#${questionAnchor(question)}`} className="block py-4 hover:text-thread">
            {t.rich(question, {
              ...numbers,
              b: (figure) => <b className="block font-bold font-display text-title tabular-nums">{figure}</b>,
            })}
          </a>
        </li>
      ))}
    </ul>
  );
}
