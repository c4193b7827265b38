import { useTranslations } from 'next-intl';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';

/** Links to comparison pages, each with the question that decides it. */
export function CompetitorLinks({ competitors }: { competitors: readonly Competitor[] }) {
  const t = useTranslations('competitors');
  return (
    <ul className="grid border-ink border-t-2 sm:auto-cols-fr sm:grid-flow-col sm:gap-x-8 max-lg:sm:grid-flow-row max-lg:sm:grid-cols-2">
      {competitors.map((competitor) => (
        <li key={competitor} className="border-hairline max-lg:border-b">
          <SmartLink href={COMPETITORS[competitor].path} className="group/competitor block py-5">
            <span className="block heading group-hover/competitor:text-thread">{COMPETITORS[competitor].name}</span>
            <span className="mt-1 block text-pretty text-[0.9375rem] text-soft leading-snug">{t(`${competitor}.question`)}</span>
          </SmartLink>
        </li>
      ))}
    </ul>
  );
}
