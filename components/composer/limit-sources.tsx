import { useFormatter, useTranslations } from 'next-intl';
import { Fragment } from 'react';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { NETWORK_LIMITS } from '@/lib/site/network-limits';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';

const DAYS = [...new Set(NETWORKS.map((network) => NETWORK_LIMITS[network].read))].sort();

/** The documentation of each network's limits, with the day on which we read it. */
export function LimitSources() {
  const t = useTranslations('composer.sources');
  const { dateTime } = useFormatter();
  return (
    <StaticPart className="small-note mt-6">
      <details className="group/sources">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2 font-medium text-ink hover:text-thread [&::-webkit-details-marker]:hidden">
          <Icon name="plus" className="size-4 text-thread transition-transform duration-200 group-open/sources:rotate-45" />
          {t('summary')}
        </summary>
        {DAYS.map((day) => (
          <p key={day} className="max-w-[48rem] text-pretty">
            {t.rich('read', {
              date: () => <time dateTime={day}>{dateTime(new Date(day), { dateStyle: 'long' })}</time>,
              links: () =>
                NETWORKS.filter((network) => NETWORK_LIMITS[network].read === day).map((network, index) => (
                  <Fragment key={network}>
                    {index > 0 ? ', ' : ''}
                    <SmartLink href={NETWORK_LIMITS[network].source} className="text-ink underline underline-offset-4 hover:text-thread">
                      {NETWORK_NAMES[network]}
                    </SmartLink>
                    {NETWORK_LIMITS[network].publisher ? ` ${t('publisher', { name: NETWORK_LIMITS[network].publisher })}` : ''}
                  </Fragment>
                )),
            })}
          </p>
        ))}
      </details>
    </StaticPart>
  );
}
