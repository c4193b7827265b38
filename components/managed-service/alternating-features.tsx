import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingArrowLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import { ApprovalCount } from './approval-count';
import { MonthPlan } from './month-plan';
import { ReadersClock } from './readers-clock';
import './managed-service.css';

const POINTS = {
  expertise: ['industry', 'trends', 'competitors', 'growth'],
  insights: ['prediction', 'content', 'audience', 'timing'],
  control: ['voice', 'approval', 'templates', 'assets'],
} as const;
type Block = keyof typeof POINTS;

const SHEETS: Record<Block, () => ReactNode> = { expertise: MonthPlan, insights: ReadersClock, control: ApprovalCount };

/**
 * Three blocks, what one reads now on one side and now on the other. First and large stands what the work means for a client; what it is called
 * is the small heading of the points.
 */
export function AlternatingFeatures() {
  return (
    <>
      <FeatureBlock block="expertise" className="pt-0!" columns="lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" />
      <FeatureBlock block="insights" columns="lg:grid-cols-[minmax(0,6fr)_minmax(0,6fr)]" sheetFirst />
      <FeatureBlock block="control" last columns="lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" />
    </>
  );
}

type FeatureBlockProps = { block: Block; sheetFirst?: boolean; last?: boolean; columns: string; className?: string };

function FeatureBlock({ block, sheetFirst = false, last = false, columns, className = '' }: FeatureBlockProps) {
  const t = useTranslations('managedService.blocks');
  const Sheet = SHEETS[block];
  const pointText = (point: string, part: 'title' | 'text') => t(`${block}.points.${point}.${part}` as 'expertise.points.industry.title');
  return (
    <Section labelledBy={`${block}-title`} className={className} tone={sheetFirst ? 'sunken' : 'paper'}>
      <div className={`grid items-center gap-x-16 gap-y-10 ${columns}`}>
        <div className={`flex flex-col ${sheetFirst ? 'lg:order-2' : ''}`}>
          <h2 id={`${block}-title`} className="mt-5 border-ink border-t-2 pt-2.5 heading">
            {t(`${block}.title`)}
          </h2>
          <p className="-order-1 max-w-[24ch] title">{t(`${block}.text`, { product: SITE.product })}</p>
          <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
            {POINTS[block].map((point) => (
              <li key={point} className="point">
                <strong className="block font-semibold">{pointText(point, 'title')}</strong>
                <span className="text-soft">{pointText(point, 'text')}</span>
              </li>
            ))}
          </ul>
          {last && (
            <BookingArrowLink className="self-start">
              {t.rich('cta', { about: (words) => <span className="sr-only">{words}</span> })}
            </BookingArrowLink>
          )}
        </div>
        <Sheet />
      </div>
    </Section>
  );
}
