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
      <h2 id="services-title" className="title mb-7">
        {t('title')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div
        role="group"
        aria-labelledby="services-title"
        className="swipe sm:grid sm:grid-cols-2 sm:overflow-hidden sm:rounded-card sm:border sm:border-hairline sm:bg-raised lg:grid-cols-4"
      >
        {SERVICES.map(({ service, icon, ...by }) => (
          <article
            key={service}
            className="relative flex flex-col border-hairline p-5 max-sm:rounded-card max-sm:border max-sm:bg-raised sm:-ms-px sm:-mt-px sm:border-s sm:border-t sm:p-6 lg:p-7"
          >
            <Icon name={icon} className="absolute end-5 top-5 size-6 text-thread sm:end-6 sm:top-6" />
            <h3 className="pe-8 heading">{t(`${service}.title`)}</h3>
            <p className="mt-2 mb-3.5 text-pretty sm:mb-5 text-[0.9375rem] text-soft leading-normal">
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
