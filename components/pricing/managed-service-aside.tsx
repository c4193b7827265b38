import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Portrait } from '@/components/pictures/cut-paper';
import { ButtonLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Container } from '@/components/ui/container';
import styles from './pricing.module.css';

const PEOPLE = ['kofi', 'ines', 'mei'] as const;

/** Offers the managed service between the calculator and the comparison. It is less prominent than both. */
export function ManagedServiceAside() {
  const t = useTranslations('pricing.managed');
  const headingId = useId();
  return (
    <section aria-labelledby={headingId} className="pt-section">
      <Container>
        <div className={classNames(styles.aside, 'grid items-center gap-x-8 gap-y-5 rounded-card border border-hairline')}>
          <div className="flex">
            {PEOPLE.map((person) => (
              <Portrait key={person} person={person} className={classNames(styles.portrait, 'size-14 rounded-full')} />
            ))}
          </div>
          <div>
            <h2 id={headingId} className="card-heading">
              {t('title')}
            </h2>
            <p className="mt-1 max-w-[38rem] text-pretty text-soft">{t('text')}</p>
          </div>
          <ButtonLink href="/managed-service" variant="secondary" size="small" className="print:hidden">
            {t('more')}
          </ButtonLink>
        </div>
      </Container>
    </section>
  );
}
