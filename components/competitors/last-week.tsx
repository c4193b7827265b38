import { useTranslations } from 'next-intl';
import { Section } from '@/components/ui/section';

/** What most tools for social media have, and last what is left to whoever writes. Of no tool in particular: whoever reads ticks what their own has. */
const PARTS = ['calendar', 'inbox', 'reports', 'approvals', 'library', 'people', 'field'] as const;

/** Ticked at first, so that a visitor sees what follows: an example, which the words above call so. */
const EXAMPLE: ReadonlySet<(typeof PARTS)[number]> = new Set(['calendar', 'field']);

/** What follows from the ticks, of which the style sheet shows one: from none, from the parts of a tool, and from the field that it leaves to whoever writes. */
const ENDS = ['none', 'parts', 'field'] as const;

/** A list that says whether a large tool is the right one: it is ticked for oneself alone, so nothing is kept or sent. */
export function LastWeek() {
  const t = useTranslations('competitors.hootsuite.story');
  return (
    <Section labelledBy="story-title" className="pt-0 lg:pt-10">
      <div className="last-week grid gap-x-16 gap-y-6 lg:grid-cols-2">
        <div className="lg:self-end">
          <h2 id="story-title" className="title">
            {t('title')}
          </h2>
          <p className="mt-4 text-lede text-pretty">{t('body', { count: EXAMPLE.size })}</p>
        </div>
        <fieldset aria-labelledby="story-title" className="week-list lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {PARTS.map((part) => (
            <label key={part}>
              <input type="checkbox" defaultChecked={EXAMPLE.has(part)} />
              {t(`parts.${part}`)}
            </label>
          ))}
        </fieldset>
        <div aria-live="polite" className="heading text-balance leading-snug lg:self-start">
          {ENDS.map((end) => (
            <p key={end} className={`if-${end}`}>
              {t(`ends.${end}`)}
            </p>
          ))}
        </div>
      </div>
    </Section>
  );
}
