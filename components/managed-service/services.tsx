import { useTranslations } from 'next-intl';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Glyph } from '@/components/pictures/glyph';
import { Icon, type IconName } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import './managed-service.css';

/** The four kinds of work, and whose each is; the last is the machine's. */
const SERVICES = [
  { service: 'strategy', icon: 'calendar', person: 'ines' },
  { service: 'creation', icon: 'pen', person: 'kofi' },
  { service: 'analytics', icon: 'chart', person: 'mei' },
  { service: 'optimization', icon: 'clock' },
] as const satisfies readonly { service: string; icon: IconName; person?: PersonName }[];

/** The four cards, as rows of a list: by whom, what it is called, what is done. On a desktop each part has a column, so that names, titles and texts line up. */
export function Services() {
  const t = useTranslations('managedService.services');
  return (
    <Section labelledBy="services-title" className="pt-0!">
      <h2 id="services-title" className="title mb-7">
        {t('title')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div role="group" aria-labelledby="services-title" className="border-hairline border-b">
        {SERVICES.map(({ service, icon, ...by }) => (
          <article key={service} className="job">
            <Icon name={icon} className="size-6 text-soft" />
            <h3 className="heading">{t(`${service}.title`)}</h3>
            <p className="text-pretty text-base text-soft leading-normal">{t(`${service}.text`, { product: SITE.product })}</p>
            <p className="-order-1 font-medium text-small leading-tight">
              {'person' in by ? (
                <Portrait person={by.person} className="size-12 rounded-full" />
              ) : (
                <span className="grid size-12 place-items-center rounded-full bg-sunken">
                  <Glyph name="thread" className="size-6 text-thread" />
                </span>
              )}
              {t(`${service}.by`, { product: SITE.product })}
            </p>
          </article>
        ))}
      </div>
    </Section>
  );
}
