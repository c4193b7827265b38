import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { Icon } from '@/components/ui/icon';
import { joined } from '@/components/ui/joined';
import { CutPaper, Portrait } from './cut-paper';
import { Picture } from './picture';
import { AGENCIES } from './sample-agencies';
import styles from './white-label-window.module.css';

const BRANDS = ['tide', 'fern', 'ember'] as const;
type Brand = (typeof BRANDS)[number];

/** Which of the window's pages is open: the drafts, which wait for a yes. */
const SHOWN = 1;
const WAITING = [
  { key: 'saturday', scene: 'field' },
  { key: 'tulips', scene: 'tulips' },
  { key: 'morning', scene: 'glasshouse' },
] as const;
// Posts a day, of ten.
const BARS = [4, 7, 5, 9, 6, 10, 3].map((posts, day) => `M${day * 22 + 1} 44v-${posts * 4}h16v${posts * 4}z`).join('');

/** What an element says under each agency: the first one's words are its text, those of the others attributes (white-label-window.css). */
function ofEach(words: (brand: Brand) => string) {
  const [first, ...others] = BRANDS;
  return { children: words(first), ...Object.fromEntries(others.map((brand) => [`data-${brand}`, words(brand)])) };
}

/** A client's portal that changes agency: name, sign, colour, corners and address follow the choice. Works without JavaScript. Where it has less room, what is marked as `data-more` may go. */
export function WhiteLabelWindow() {
  const t = useTranslations('pictures.whiteLabelWindow');
  const name = useId();
  return (
    <fieldset className={joined(styles.brands, 'min-w-0')}>
      <legend className="mb-3 text-small text-soft">{t('legend')}</legend>
      <div className="mb-6 flex flex-wrap gap-2">
        {BRANDS.map((brand) => (
          <label
            key={brand}
            className="relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-button border border-hairline bg-raised ps-2.5 pe-3 font-medium text-small outline-offset-3 outline-thread transition-colors duration-150 hover:border-ink has-checked:border-ink has-checked:bg-ink has-checked:text-paper has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name={name}
              value={brand}
              defaultChecked={brand === 'tide'}
              className="absolute inset-0 cursor-pointer appearance-none outline-none"
            />
            {AGENCIES[brand].name}
          </label>
        ))}
      </div>

      <Picture
        label={t('label')}
        className="flex flex-col overflow-hidden rounded-card border border-hairline bg-raised shadow-float aspect-[336/376] [--canvas:336] @md:aspect-[600/400] @md:[--canvas:600]"
      >
        <div className="flex h-10 shrink-0 items-center gap-1.5 border-hairline border-b bg-sunken px-4">
          <span className="size-2.25 rounded-full bg-hairline [box-shadow:calc(var(--u)*15)_0_var(--hairline),calc(var(--u)*30)_0_var(--hairline)] rtl:-scale-x-100 dark:[--hairline:var(--soft)]" />
          <span
            dir="ltr"
            className="mx-auto flex h-6.5 items-center rounded-md bg-raised px-4 text-soft text-xs [--said:var(--text-xs)]"
            {...ofEach((brand) => AGENCIES[brand].domain)}
          />
        </div>
        <div className="flex min-h-0 flex-1">
          <div className="flex w-12 shrink-0 flex-col gap-4 bg-[var(--brand)] px-2.5 py-4 text-[var(--brand-light)] transition-colors duration-300 @md:w-42 @md:px-5 @md:py-5">
            <div className="flex items-center gap-2.5">
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-7 shrink-0 fill-none stroke-2 stroke-current"
                strokeLinecap="round"
              >
                {BRANDS.map((brand) => (
                  <path key={brand} data-of={brand} d={AGENCIES[brand].logo} />
                ))}
              </svg>
              <span
                className="hidden font-bold font-display text-base leading-none tracking-tight [--said:var(--text-base)] @md:block"
                {...ofEach((brand) => AGENCIES[brand].name)}
              />
            </div>
            <div className="mt-2 grid gap-1 @md:-mx-2.5">
              {(['calendar', 'pen', 'chat', 'chart'] as const).map((icon, index) => (
                <span
                  key={icon}
                  data-more={icon === 'chart' ? '' : undefined}
                  className={`flex items-center gap-2.5 overflow-hidden rounded-[var(--brand-radius)] p-1.5 font-medium text-[0px] @md:px-2.5 @md:text-sm ${index === SHOWN ? 'bg-[var(--brand-light)] text-[var(--brand)]' : ''}`}
                >
                  <Icon name={icon} className="size-4" />
                  {t(`menu.${icon}`)}
                </span>
              ))}
            </div>
          </div>
          <div className="flex min-w-0 flex-1 flex-col px-4 py-4 @md:px-6 @md:py-5">
            <div className="flex items-center gap-2.5 font-semibold text-base">
              <Portrait person="ruth" className="size-8 rounded-full" />
              {t('hello')}
              <span className="ms-auto text-[var(--brand-bars)] text-sm transition-colors duration-300">{t('approveAll')}</span>
            </div>
            <div className="mt-4 text-soft text-xs">{t('waiting')}</div>
            <div className="mt-2 grid grid-cols-3 gap-2.5">
              {WAITING.map(({ key, scene }) => (
                <div key={key}>
                  <CutPaper scene={scene} className="h-28 w-full rounded-md @md:h-30" />
                  <div data-more="" className="mt-1.5 line-clamp-2 text-xs">
                    {t(`posts.${key}`)}
                  </div>
                </div>
              ))}
            </div>
            <div data-more="" className="mt-auto flex items-end justify-between gap-2 border-hairline border-t pt-3">
              <span className="text-soft text-xs">
                {t('thisWeek')}
                <span className="block font-bold font-display text-ink text-xl">44</span>
              </span>
              <svg viewBox="0 0 154 44" aria-hidden="true" className="h-16 transition-colors duration-300 rtl:-scale-x-100">
                <path d={BARS} fill="var(--brand-bars)" />
              </svg>
            </div>
          </div>
        </div>
      </Picture>
    </fieldset>
  );
}
