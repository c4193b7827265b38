import { useTranslations } from 'next-intl';
import { StaticPart } from '@/components/ui/static-part';
import { useFaqNumbers } from './default-items';
import { type FaqQuestion, questionAnchor } from './questions';

/** What most people come for, in the order in which it is asked. */
const SHORT = ['price', 'trial', 'networks', 'help'] as const satisfies readonly FaqQuestion[];

/** Four answers of a figure each, before any question is opened. Each leads to its question, which opens. */
export function ShortAnswers() {
  const t = useTranslations('faq.short');
  const numbers = useFaqNumbers();
  return (
    <StaticPart
      as="ul"
      aria-label={t('label')}
      className="mt-1 mb-7 grid grid-cols-2 gap-x-6 border-b border-t-2 border-t-ink border-b-hairline pb-1.5 sm:gap-x-8 lg:col-span-2 lg:mb-14 lg:grid-cols-[var(--contents)_repeat(3,minmax(0,1fr))] lg:gap-x-10"
    >
      {SHORT.map((question) => (
        <li key={question}>
          <a
            href={`#${questionAnchor(question)}`}
            className="block text-balance py-2.5 text-[0.9375rem] leading-snug hover:text-thread sm:py-3.5 sm:text-base"
          >
            {t.rich(question, {
              ...numbers,
              b: (figure) => (
                <b className="mb-1.5 block font-bold font-display text-title tabular-nums max-sm:text-[1.5rem] max-sm:leading-tight">
                  {figure}
                </b>
              ),
            })}
          </a>
        </li>
      ))}
    </StaticPart>
  );
}
