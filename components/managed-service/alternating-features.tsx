import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { BookingArrowLink } from '@/components/booking/booking-link';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';
import { ApprovalCount } from './approval-count';
import { MonthPlan } from './month-plan';
import { ReadersClock } from './readers-clock';
import './managed-service.css';

const SHEETS = { expertise: MonthPlan, insights: ReadersClock, control: ApprovalCount } as const satisfies Record<string, () => ReactNode>;
type Block = keyof typeof SHEETS;

const BLOCKS = Object.keys(SHEETS) as Block[];

/**
 * Three blocks, each with its paper above the words; side by side their papers are one that is folded twice, on a phone they are a row to push, with a dot for each. What the
 * work is called is a small line above what it means for a client. Its parts are named below that: the sheet has just shown them at work.
 */
export function AlternatingFeatures() {
  const t = useTranslations('managedService.blocks');
  return (
    <Section labelledBy="month-title" tone="sunken" layout="lg:grid lg:grid-cols-[1fr_auto] lg:items-end">
      <h2 id="month-title" className="title">
        {t('title')}
      </h2>
      <div className="swipe with-dots month lg:col-span-2">
        {BLOCKS.map((block) => (
          <FeatureBlock key={block} block={block} />
        ))}
      </div>
      {/* After the words; a desktop has it beside the title, where it costs no line. */}
      <BookingArrowLink className="mt-6 lg:mt-0 lg:[grid-area:1/2]">
        {t.rich('cta', { about: (words) => <span className="sr-only">{words}</span> })}
      </BookingArrowLink>
    </Section>
  );
}

function FeatureBlock({ block }: { block: Block }) {
  const t = useTranslations('managedService.blocks');
  const Sheet = SHEETS[block];
  return (
    <article>
      <div>
        <h3 className="font-semibold text-base text-thread">{t(`${block}.title`)}</h3>
        <p className="mt-1 text-balance heading lg:min-h-[2lh]">{t(`${block}.text`, { product: SITE.product })}</p>
        <p className="parts mt-2">{t(`${block}.parts`)}</p>
      </div>
      <Sheet />
    </article>
  );
}
