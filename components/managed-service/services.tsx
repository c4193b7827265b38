import { useTranslations } from 'next-intl';
import { type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Glyph } from '@/components/pictures/glyph';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import styles from './managed-service.module.css';

/** The four kinds of work with their people. Software does the last one. */
const SERVICES = [
  { service: 'strategy', person: 'ines' },
  { service: 'creation', person: 'kofi' },
  { service: 'analytics', person: 'mei' },
  { service: 'optimization' },
] as const satisfies readonly { service: string; person?: PersonName }[];

/** The four kinds of work as rows: name and person beside the portrait, and a description. */
export function Services() {
  const t = useTranslations('managedService.services');
  return (
    <Section labelledBy="services-title" className="pt-0!">
      <h2 id="services-title" className="section-title mb-7">
        {t('title')}
      </h2>
      {/* biome-ignore lint/a11y/useSemanticElements: these are no fields of a form */}
      <div role="group" aria-labelledby="services-title" className="border-hairline border-b">
        {SERVICES.map(({ service, ...by }) => (
          <article key={service} className={styles.job}>
            <h3 className={`${styles.largeName} card-heading`}>{t(`${service}.title`)}</h3>
            <p className="text-pretty text-base leading-normal">{t(`${service}.text`, { product: SITE.product })}</p>
            <p>
              {'person' in by ? (
                <Portrait person={by.person} className="rounded-full" />
              ) : (
                <span data-tone="teal" className="grid place-items-center rounded-full bg-paper">
                  <Glyph name="thread" className="size-6" />
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
