import { useTranslations } from 'next-intl';
import { Portrait } from '@/components/pictures/cut-paper';
import { Badge } from '@/components/ui/badge';
import { Section } from '@/components/ui/section';
import { TESTIMONIALS } from '@/lib/site/testimonials';

const LARGE = 'font-display font-semibold text-[clamp(1.625rem,1.2rem+1.9vw,2.625rem)] leading-[1.15] tracking-tight';

/** Three clients; the one with a portrait has the stage. Visitors are told of each that it is an example until the client has agreed. */
export function Testimonials() {
  const t = useTranslations('managedService.testimonials');
  return (
    <Section title={t('title')} lede={TESTIMONIALS.some(({ confirmed }) => confirmed === false) ? t('examples') : undefined}>
      <div className="grid gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {TESTIMONIALS.map(({ id, name, company, portrait, confirmed }) => (
          <figure
            key={id}
            className={
              portrait
                ? 'grid gap-y-8 sm:grid-cols-[14rem_minmax(0,1fr)] sm:grid-rows-[1fr_auto] sm:gap-x-8 sm:gap-y-6 lg:row-span-2'
                : 'flex flex-col justify-between gap-y-6 border-hairline border-t pt-7'
            }
          >
            {portrait && <Portrait person={portrait} className="size-40 rounded-card sm:row-span-2 sm:h-full sm:w-full" />}
            <blockquote className={`text-pretty ${portrait ? LARGE : 'text-lede'}`}>
              <p className="before:content-[open-quote] after:content-[close-quote]">{t(`quotes.${id}`)}</p>
            </blockquote>
            <figcaption>
              {confirmed === false && <Badge className="mb-3">{t('example')}</Badge>}
              <span className="block font-semibold">{name}</span>
              <span className="note">{t('person', { role: t(`roles.${id}`), company })}</span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
