import { useFormatter, useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';
import { COMPETITORS } from '@/lib/site/claims';
import { claimTags } from './claim-reference';

const POINTS = ['networks', 'little', 'assistant'] as const;

/** What Buffer does better, said by us. */
export function BufferAhead() {
  const t = useTranslations('competitors.buffer.ahead');
  const networks = useFormatter().list(COMPETITORS.buffer.claims.moreNetworks.value);
  return (
    <Section tone="inverse" labelledBy="ahead-title">
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
        <h2 id="ahead-title" className="text-balance font-bold font-display text-title">
          {t('title')}
        </h2>
        <div>
          {POINTS.map((point) => (
            <div
              key={point}
              className="border-hairline border-t py-6 last:pb-0 sm:grid sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] sm:gap-x-8"
            >
              <h3 className="font-display font-semibold text-heading">{t(`${point}.title`)}</h3>
              <p className="mt-2 text-pretty text-soft sm:mt-0">{t.rich(`${point}.body`, { networks, ...claimTags('buffer', 'ahead') })}</p>
            </div>
          ))}
        </div>
      </div>
    </Section>
  );
}
