import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { Options, ofEach } from './choices';
import { CutPaper, Portrait } from './cut-paper';
import { Picture } from './picture';
import styles from './product.module.css';
import { AGENCIES } from './sample-agencies';

const BRANDS = ['tide', 'fern', 'ember'] as const;

/** The index of the open menu item: the drafts, which wait for approval. */
const SHOWN = 1;
const WAITING = [
  { key: 'saturday', scene: 'field' },
  { key: 'tulips', scene: 'tulips' },
  { key: 'morning', scene: 'glasshouse' },
] as const;
// Posts per day. The highest bar is ten.
const BARS = [4, 7, 5, 9, 6, 10, 3].map((posts, day) => `M${day * 22 + 1} 44v-${posts * 4}h16v${posts * 4}z`).join('');

/** A client's portal in the look of the chosen agency, without scripts. `data-more` may be hidden if there is less room. */
export function WhiteLabelWindow() {
  const t = useTranslations('pictures.whiteLabelWindow');
  return (
    <fieldset className={classNames(styles.choices, styles.brands, 'min-w-0')}>
      <legend className="mb-3 text-small text-soft">{t('legend')}</legend>
      <div className="mb-6 flex flex-wrap gap-2">
        <Options
          names={BRANDS}
          words={(brand) => AGENCIES[brand].name}
          className={classNames(
            styles.brand,
            'relative flex min-h-11 cursor-pointer items-center gap-1.5 rounded-button font-medium text-small transition-colors duration-150',
          )}
        />
      </div>

      <Picture
        label={t('label')}
        className={classNames(styles.window, 'flex flex-col overflow-hidden rounded-card border border-hairline bg-raised shadow-float')}
      >
        <div className="flex h-10 shrink-0 items-center gap-1.5 border-hairline border-b bg-sunken px-4">
          <span className={classNames(styles.dots, 'rounded-full bg-hairline rtl:-scale-x-100')} />
          <span
            dir="ltr"
            className="h-6.5 [--said:var(--text-xs)] mx-auto flex items-center rounded-md bg-raised px-4 text-soft text-xs"
            {...ofEach(BRANDS, (brand) => AGENCIES[brand].domain)}
          />
        </div>
        <div className="flex min-h-0 flex-1">
          <div className={classNames(styles.sidebar, 'flex shrink-0 flex-col gap-4')}>
            <div className="flex items-center gap-2.5">
              <svg
                viewBox="0 0 24 24"
                aria-hidden="true"
                className="size-7 shrink-0 fill-none stroke-2 stroke-current"
                strokeLinecap="round"
              >
                {BRANDS.map((brand, index) => (
                  <path key={brand} data-of={index} d={AGENCIES[brand].logo} />
                ))}
              </svg>
              <span
                className="hidden [--said:var(--text-base)] @md:block font-bold font-display text-base leading-none tracking-tight"
                {...ofEach(BRANDS, (brand) => AGENCIES[brand].name)}
              />
            </div>
            <div className="@md:-mx-2.5 mt-2 grid gap-1">
              {(['calendar', 'pen', 'chat', 'chart'] as const).map((icon, index) => (
                <span
                  key={icon}
                  data-more={icon === 'chart' ? '' : undefined}
                  className={`${styles.menuItem} flex items-center gap-2.5 overflow-hidden font-medium ${index === SHOWN ? 'bg-[var(--brand-light)] text-[var(--brand)]' : ''}`}
                >
                  <Icon name={icon} className="size-4" />
                  {t(`menu.${icon}`)}
                </span>
              ))}
            </div>
          </div>
          <div className="px-4 py-4 @md:px-6 @md:py-5 flex min-w-0 flex-1 flex-col">
            <div className="flex items-center gap-2.5 font-semibold text-base">
              <Portrait person="ruth" className="size-8 rounded-full" />
              {t('hello')}
              <span className="text-[var(--brand-bars)] transition-colors duration-300 ms-auto text-sm">{t('approveAll')}</span>
            </div>
            <div className="mt-4 text-soft text-xs">{t('waiting')}</div>
            <div className="mt-2 grid grid-cols-3 gap-2.5">
              {WAITING.map(({ key, scene }) => (
                <div key={key}>
                  <CutPaper scene={scene} className="h-28 @md:h-30 w-full rounded-md" />
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
