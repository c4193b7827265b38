import { useTranslations } from 'next-intl';
import { CutPaper } from '@/components/pictures/cut-paper';
import { Section } from '@/components/ui/section';
import { TESTIMONIALS } from '@/lib/site/testimonials';

/** Three clients, the first one largest, each with a thing of its trade. Visitors are told of each that it is an example until the client has agreed. */
export function Testimonials() {
  const t = useTranslations('managedService.testimonials');
  return (
    <Section labelledBy="testimonials-title" tone="sunken">
      <div className="mb-7 flex flex-wrap items-baseline justify-between gap-x-10 gap-y-3">
        <h2 id="testimonials-title" className="title">
          {t('title')}
        </h2>
        {TESTIMONIALS.some(({ confirmed }) => confirmed === false) && <p className="note">{t('examples')}</p>}
      </div>
      <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,6fr)_minmax(0,5fr)_minmax(0,5fr)]">
        {TESTIMONIALS.map(({ id, name, company, scene, confirmed }, order) => (
          <figure key={id} className="flex flex-col gap-y-5 border-ink border-t-2 pt-5 lg:row-span-2 lg:grid lg:grid-rows-subgrid">
            <blockquote
              className={`text-pretty ${order === 0 ? 'font-display font-semibold text-[clamp(1.375rem,1.2rem+0.8vw,1.75rem)] leading-[1.2] tracking-tight' : 'text-lede'}`}
            >
              <p className="before:content-[open-quote] after:content-[close-quote]">{t(`quotes.${id}`)}</p>
            </blockquote>
            <figcaption className="flex items-start gap-4">
              <CutPaper scene={scene} className="size-16 shrink-0 rounded-lg" />
              <span className="flex flex-wrap items-center gap-x-2.5">
                <span className="whitespace-nowrap font-semibold">{name}</span>
                {confirmed === false && <span className="note">{t('example')}</span>}
                <span className="note w-full">{t('person', { role: t(`roles.${id}`), company })}</span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
    </Section>
  );
}
