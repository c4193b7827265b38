import { useTranslations } from 'next-intl';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Glyph } from '@/components/pictures/glyph';
import { Icon, type IconName } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';

/** The four kinds of work, and whose each is; the last is the machine's. */
const SERVICES = [
  { service: 'strategy', icon: 'calendar', person: 'ines' },
  { service: 'creation', icon: 'pen', person: 'kofi' },
  { service: 'analytics', icon: 'chart', person: 'mei' },
  { service: 'optimization', icon: 'clock' },
] as const satisfies readonly { service: string; icon: IconName; person?: PersonName }[];

/** The four cards, as one strip of paper: what is done, and by whom. */
export function Services() {
  const t = useTranslations('managedService.services');
  return (
    <Section labelledBy="services-title" className="pt-0!">
      <h2 id="services-title" className="title mb-8">
        {t('title')}
      </h2>
      <div className="grid overflow-hidden rounded-card border border-hairline bg-raised sm:grid-cols-2 lg:grid-cols-4">
        {SERVICES.map(({ service, icon, ...by }) => (
          <article key={service} className="relative -ms-px -mt-px flex flex-col border-hairline border-s border-t p-6 lg:p-7">
            <Icon name={icon} className="absolute end-6 top-6 size-6 text-thread" />
            <h3 className="pe-8 heading">{t(`${service}.title`)}</h3>
            <p className="mt-2.5 mb-5 text-pretty text-[0.9375rem] text-soft leading-normal">
              {t(`${service}.text`, { product: SITE.product })}
            </p>
            <p className="mt-auto flex items-center gap-2.5 font-medium text-small">
              {'person' in by ? (
                <Portrait person={by.person} className="size-9 rounded-full" />
              ) : (
                <Glyph name="thread" className="size-6 text-thread" />
              )}
              {t(`${service}.by`, { product: SITE.product })}
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
