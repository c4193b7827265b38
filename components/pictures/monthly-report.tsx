import { useFormatter, useTranslations } from 'next-intl';
import { RESULTS, type Results } from '@/lib/site/claims';
import { CutPaper, Portrait } from './cut-paper';
import { Picture } from './picture';

const TEAM = [
  { person: 'ines', role: 'strategist' },
  { person: 'kofi', role: 'creator' },
  { person: 'mei', role: 'community' },
] as const;
const NEXT = ['series', 'replies', 'photos'] as const;

// Six months, from 100 to the increase; the last month's height follows the number.
const MONTHS = [0, 0.12, 0.3, 0.42, 0.71, 1];

/** The managed service's page of the month: who works on it, what it brought, what comes next. */
export function MonthlyReport({ results = RESULTS }: { results?: Results }) {
  const t = useTranslations('pictures.monthlyReport');
  const format = useFormatter();
  const figures = [
    {
      key: 'engagement',
      value: format.number(results.engagementIncreasePercent / 100, { style: 'percent', signDisplay: 'always' }),
    },
    { key: 'followers', value: t('times', { factor: results.followerGrowthFactor }) },
    { key: 'time', value: format.number(results.timeSavedPercent / 100, { style: 'percent' }) },
  ] as const;
  const rise = MONTHS.map((share, index) => [index * 40 + 4, Math.round(76 - share * (24 + results.engagementIncreasePercent))] as const);
  const line = rise
    .map(([x, y], index) =>
      index === 0 ? `M${x} ${y}` : index === 5 ? `T${x} ${y}` : `Q${x} ${y} ${x + 20} ${(y + (rise[index + 1]?.[1] ?? y)) / 2}`,
    )
    .join('');
  return (
    <Picture
      label={t('label', {
        engagement: results.engagementIncreasePercent,
        followers: results.followerGrowthFactor,
        time: results.timeSavedPercent,
      })}
      className="aspect-[360/540] [--canvas:360] @md:aspect-[560/630] @md:[--canvas:560]"
    >
      <div className="absolute inset-x-5 top-6 bottom-0 rounded-card border border-hairline bg-sunken" />
      <div className="absolute inset-x-2.5 top-3 bottom-2 rounded-card border border-hairline bg-raised" />
      <div className="absolute inset-x-0 top-0 bottom-4 flex flex-col overflow-hidden rounded-card border border-hairline bg-raised shadow-float">
        <div className="flex items-center gap-2.5 px-4 py-3 @md:px-7 @md:py-4">
          <CutPaper scene="loaf" className="size-7 rounded-full" />
          <span className="font-semibold text-base">{t('client')}</span>
          <span className="ms-auto text-soft">{t('title')}</span>
        </div>
        <div className="grid grid-cols-3">
          {TEAM.map(({ person, role }) => (
            <div key={person}>
              <Portrait person={person} className="h-26 w-full @md:h-38" />
              <div className="px-4 pt-2 leading-tight @md:px-7 @md:pt-3">
                <div className="font-semibold">{t(`team.${role}.name`)}</div>
                <div className="text-soft text-xs">{t(`team.${role}.role`)}</div>
              </div>
            </div>
          ))}
        </div>
        <div className="mx-4 mt-4 border-hairline border-t pt-4 font-display font-semibold text-lg leading-tight tracking-tight @md:mx-7 @md:mt-5 @md:pt-5">
          {t('note')}
        </div>
        <div className="mx-4 mt-4 grid grid-cols-3 border-hairline border-y py-3 @md:mx-7 @md:mt-5 @md:py-4">
          {figures.map(({ key, value }, index) => (
            <div key={key} className={index > 0 ? 'border-hairline border-s ps-3 @md:ps-5' : ''}>
              <div
                className={`font-bold font-display text-2xl tabular-nums tracking-tight @md:text-3xl ${index === 0 ? 'text-thread' : ''}`}
              >
                {value}
              </div>
              <div className="mt-0.5 text-soft text-xs">{t(`figures.${key}`)}</div>
            </div>
          ))}
        </div>
        <div className="mx-4 mt-2 text-soft text-xs @md:mx-7">{t('basis', { months: results.basisMonths })}</div>
        <div className="mx-4 mt-4 grid min-h-0 gap-6 @md:mx-7 @md:mt-5 @md:grid-cols-2">
          <div className="hidden @md:block">
            <svg viewBox="0 0 210 84" aria-hidden="true" className="block w-full fill-none rtl:-scale-x-100">
              <path d="M0 82.5H210M0 54.5H210M0 26.5H210" className="stroke-hairline" />
              <path d={line} strokeWidth="2.5" strokeLinecap="round" className="stroke-thread" />
              <circle cx={rise.at(-1)?.[0]} cy={rise.at(-1)?.[1]} r="4.5" className="fill-thread" />
            </svg>
          </div>
          <div>
            <div className="mb-2 text-soft text-xs">{t('next')}</div>
            {NEXT.map((key) => (
              <div key={key} className="mb-1.5 flex items-start gap-2">
                <span className="mt-0.75 size-2.5 shrink-0 rounded-full border-2 border-thread" />
                {t(`plan.${key}`)}
              </div>
            ))}
          </div>
        </div>
      </div>
    </Picture>
  );
}
