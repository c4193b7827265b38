import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import styles from './competitors.module.css';
import { usePageFacts } from './use-page-facts';

const SIDES = [
  { side: 'ours', reasons: ['first', 'second', 'third'], look: styles.ourSeat },
  { side: 'theirs', reasons: ['only'], look: 'self-start border border-hairline' },
] as const;

/** When ours is the better choice, then the one reason for the other tool. A reason has a condition, and more detail below it. */
export function Fit({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.fit');
  const own = useTranslations(`competitors.${competitor}.fit` as 'competitors.later.fit');
  const facts = usePageFacts(competitor);
  const names = { product: SITE.product, tool: COMPETITORS[competitor].name };
  return (
    <Section id="fit" labelledBy="fit-title">
      <h2 id="fit-title" className="section-title mb-6 lg:mb-8">
        {t('title', names)}
      </h2>
      <div className="grid gap-6 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {SIDES.map(({ side, reasons, look }) => (
          <div key={side} className={`${styles.side} rounded-card pt-5 sm:pt-6 ${look}`}>
            <h3 className="text-balance font-bold font-display text-[clamp(1.5rem,1.2rem+1.2vw,2rem)] leading-tight tracking-tight">
              {t(side, names)}
            </h3>
            <ul className="mt-4">
              {reasons.map((reason) => (
                <li key={reason} className="py-3 sm:py-4 border-hairline border-t text-balance font-semibold">
                  {own.rich(`${side}.${reason}` as 'ours.first', {
                    ...facts,
                    more: (words) => <span className="block font-normal text-soft">{words}</span>,
                  })}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
