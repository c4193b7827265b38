import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CutPaper, type PersonName, Portrait } from '@/components/pictures/cut-paper';
import { Glyph } from '@/components/pictures/glyph';
import { Icon, type IconName } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SITE } from '@/lib/site/identity';

type Service = 'strategy' | 'creation' | 'analytics' | 'optimization';

const ICONS: Record<Service, IconName> = { strategy: 'calendar', creation: 'pen', analytics: 'chart', optimization: 'clock' };

/** How many readers are there at each hour, in the units of the drawing; the evening is best. */
const READERS = [6, 4, 3, 3, 4, 9, 18, 30, 38, 31, 24, 22, 34, 41, 30, 22, 20, 28, 46, 78, 64, 44, 26, 12];
const BEST_HOUR = READERS.indexOf(Math.max(...READERS));
const tick = (hour: number) => `M${hour * 10 + 5} 80v-${READERS[hour]}`;

/** The four cards: whose work it is, and what it looks like. */
export function Services() {
  const t = useTranslations('managedService.services');
  return (
    <Section title={t('title')} className="pt-0!">
      <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-12 lg:gap-5">
        <ServiceCard service="strategy" className="sm:col-span-2 sm:flex-row lg:col-span-5 lg:row-span-2 lg:flex-col">
          <Portrait person="ines" className="h-80 w-full sm:h-auto sm:w-[45%] lg:min-h-[25rem] lg:w-full lg:flex-1" />
        </ServiceCard>
        <ServiceCard service="creation" person="kofi" className="sm:col-span-2 sm:flex-row-reverse lg:col-span-7">
          <div className="grid h-80 grid-cols-2 sm:h-auto sm:w-[46%] sm:shrink-0">
            <CutPaper scene="oven" className="size-full" />
            <CutPaper scene="slice" className="size-full" />
            <CutPaper scene="cup" className="col-span-2 size-full" />
          </div>
        </ServiceCard>
        <ServiceCard service="analytics" person="mei" className="lg:col-span-4">
          <svg viewBox="0 0 340 110" aria-hidden="true" className="mt-auto w-full fill-none rtl:-scale-x-100">
            <path d="M0 24H340M0 60H340M0 96H340" className="stroke-hairline" />
            <path
              d="M-4 92C40 90 60 78 92 78S140 88 166 70 214 30 244 34 300 56 344 18"
              className="stroke-[3] stroke-teal"
              strokeLinecap="round"
            />
            <circle cx="236" cy="33.5" r="7" className="fill-raised stroke-[3] stroke-teal" />
            <path d="M236 44V66M172 78h128M172 90h84" className="stroke-2 stroke-soft" strokeLinecap="round" />
          </svg>
        </ServiceCard>
        <ServiceCard service="optimization" tone="inverse" className="lg:col-span-3">
          <svg viewBox="0 0 240 92" aria-hidden="true" className="mt-auto w-full fill-none rtl:-scale-x-100">
            <path
              d={READERS.map((_, hour) => (hour === BEST_HOUR ? '' : tick(hour))).join('')}
              className="stroke-[3] stroke-soft opacity-50"
            />
            <path d={tick(BEST_HOUR)} className="stroke-[5] stroke-thread" />
            <path d={`M0 80H${BEST_HOUR * 10 + 5}`} className="stroke-2 stroke-thread" />
            <circle cx={BEST_HOUR * 10 + 5} cy="80" r="5" className="fill-thread" />
          </svg>
        </ServiceCard>
      </div>
    </Section>
  );
}

type ServiceCardProps = { service: Service; person?: PersonName; tone?: 'inverse'; className: string; children: ReactNode };

function ServiceCard({ service, person, tone, className, children }: ServiceCardProps) {
  const t = useTranslations('managedService.services');
  const surface = tone ? 'bg-paper' : 'border border-hairline bg-raised';
  return (
    <article data-tone={tone} className={`flex flex-col overflow-hidden rounded-card ${surface} ${className}`}>
      <div className={`flex flex-col p-6 sm:p-7 ${person || tone ? 'flex-1' : 'sm:max-lg:flex-1'}`}>
        <Icon name={ICONS[service]} className="mb-3 size-6 text-thread" />
        <h3 className="heading">{t(`${service}.title`)}</h3>
        <p className="mt-3 max-w-[30rem] text-pretty text-soft">{t(`${service}.text`, { product: SITE.product })}</p>
        <p className="mt-auto flex items-center gap-2.5 pt-5 font-medium text-small">
          {person && <Portrait person={person} className="size-8 rounded-full" />}
          {tone && <Glyph name="thread" className="size-5 text-thread" />}
          {t(`${service}.by`)}
        </p>
      </div>
      {children}
    </article>
  );
}
