import { useTranslations } from 'next-intl';
import { CutPaper } from '@/components/pictures/cut-paper';
import { Badge } from '@/components/ui/badge';
import { Section, SectionTitle } from '@/components/ui/section';
import { TESTIMONIALS } from '@/lib/site/testimonials';
import styles from './managed-service.module.css';

/** A note beside the heading says that the quotes are samples. Remove it when every client has agreed to the quote. */
export function Testimonials() {
  const t = useTranslations('managedService.testimonials');
  return (
    <Section labelledBy="testimonials-title">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <SectionTitle id="testimonials-title">{t('title')}</SectionTitle>
        {TESTIMONIALS.some(({ confirmed }) => confirmed === false) && <Badge>{t('examples')}</Badge>}
      </div>
      <div className={`${styles.quotes} mt-6 grid gap-x-16 gap-y-9 lg:grid-cols-2`}>
        {TESTIMONIALS.map(({ id, name, company, scene }, order) => (
          <figure key={id}>
            <blockquote className={order === 0 ? styles.largeQuote : 'text-body leading-snug'}>
              <p className="text-balance">{t(`quotes.${id}`)}</p>
            </blockquote>
            <figcaption className="flex items-start gap-4">
              <CutPaper scene={scene} className="size-14 shrink-0 rounded-lg" />
              <span className="flex flex-wrap items-center gap-x-2.5">
                <span className="whitespace-nowrap font-semibold">{name}</span>
                <span className="small-note w-full">{t('person', { role: t(`roles.${id}`), company })}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
