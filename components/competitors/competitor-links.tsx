import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import './tools.css';

/** Cards that lead to comparison pages, each with the question that decides it. */
export function CompetitorLinks({ competitors }: { competitors: readonly Competitor[] }) {
  const t = useTranslations('competitors');
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none">
      {competitors.map((competitor) => (
        <li key={competitor} className="tool-card">
          <p className="note">{t('list.versus', { product: SITE.product })}</p>
          <SmartLink href={COMPETITORS[competitor].path}>{COMPETITORS[competitor].name}</SmartLink>
          <p className="mt-1 text-pretty text-[0.9375rem] text-soft leading-snug">{t(`${competitor}.question`)}</p>
          <Icon name="arrow" className="absolute end-5 top-5 size-5 text-thread" />
        </li>
      ))}
    </ul>
  );
}
