import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CutPaper, Portrait } from '@/components/pictures/cut-paper';
import { Glyph } from '@/components/pictures/glyph';
import { Icon } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Section } from '@/components/ui/section';
import { clock } from '@/lib/i18n/clock';
import type { Network } from '@/lib/site/networks';
import { NETWORK_NAMES } from '@/lib/site/networks';
import styles from './ai-studio.module.css';

/** The session starts at this hour. Each step has a minute within it. */
const MORNING = 9;
const STEPS = [
  { name: 'search', minute: 2, Result: Asked },
  { name: 'angles', minute: 6, Result: Angles },
  { name: 'draft', minute: 11, Result: Draft },
  { name: 'picture', minute: 15, Result: Pictures },
  { name: 'approve', minute: 22, Result: Approved },
  { name: 'schedule', minute: 24, Result: Scheduled },
] as const satisfies readonly { name: string; minute: number; Result: () => ReactNode }[];

export function StudioSession() {
  const t = useTranslations('aiStudio.session');
  return (
    <Section title={t('title')} lede={t('lede')} className="overflow-hidden">
      <ol className={`${styles.sitting} lg:grid lg:grid-cols-3`}>
        {STEPS.map(({ name, minute, Result }) => (
          <li key={name}>
            <div>
              <p className="small-note tabular-nums">{clock(MORNING, minute)}</p>
              <h3 className="mt-1 card-heading">{t(`steps.${name}.title`)}</h3>
              <p className="mt-2 text-pretty text-soft">{t(`steps.${name}.body`)}</p>
            </div>
            <div className="text-[0.9375rem] leading-normal">
              <Result />
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

const SHEET = 'rounded-card border border-hairline bg-raised p-4';

function Asked() {
  const t = useTranslations('aiStudio.session.steps.search');
  return (
    <p className="flex items-center gap-3 rounded-button border border-hairline bg-raised px-4 py-3">
      <Icon name="search" className="size-4 text-soft" />
      <span className="me-auto">{t('asked')}</span>
      <Glyph name="rise" className="size-4 text-positive rtl:-scale-x-100" />
    </p>
  );
}

function Angles() {
  const t = useTranslations('aiStudio.session.steps.angles');
  return (
    <ul className="grid gap-2">
      {(['first', 'second', 'third'] as const).map((angle) => (
        <li
          key={angle}
          className={`flex items-center justify-between gap-3 rounded-lg border bg-raised px-4 py-2.5 ${angle === 'second' ? 'border-ink font-semibold' : 'border-hairline text-soft'}`}
        >
          {t(angle)}
          {angle === 'second' && <Icon name="check" className="size-4 text-positive" />}
        </li>
      ))}
    </ul>
  );
}

function Draft() {
  const t = useTranslations('aiStudio.session.steps.draft');
  return <p className={SHEET}>{t('text')}</p>;
}

function Pictures() {
  const t = useTranslations('aiStudio.session.steps.picture');
  return (
    <>
      <p className="flex items-start gap-2.5">
        <Glyph name="thread" className="mt-0.5 size-4 text-thread" />
        {t('prompt')}
      </p>
      <div className="mt-3 grid grid-cols-4 gap-2">
        {(['loaf', 'slice', 'field', 'wheat'] as const).map((scene, order) => (
          <CutPaper key={scene} scene={scene} className={`aspect-square w-full rounded-lg ${order === 0 ? styles.chosenScene : ''}`} />
        ))}
      </div>
    </>
  );
}

function Approved() {
  const t = useTranslations('aiStudio.session.steps.approve');
  return (
    <div className={SHEET}>
      <p>
        {t('before')} <del className="text-soft decoration-2 decoration-thread">{t('removed')}</del> {t('after')}
      </p>
      <p className="mt-3 flex items-center gap-2.5 border-hairline border-t pt-3 font-medium text-positive text-small">
        <Portrait person="tomas" className="size-7 rounded-full" />
        {t('approved')}
        <Icon name="check" className="size-4" />
      </p>
    </div>
  );
}

const OUTLETS: readonly Network[] = ['instagram', 'facebook', 'threads'];

function Scheduled() {
  const t = useTranslations('aiStudio.session.steps.schedule');
  return (
    <div className={`${SHEET} flex items-center gap-4 shadow-float`}>
      <CutPaper scene="loaf" className="size-16 rounded-lg" />
      <div>
        <p className="font-semibold">{t('when', { time: clock(8) })}</p>
        <p className="mt-2 flex gap-3">
          {OUTLETS.map((network) => (
            <NetworkIcon key={network} network={network} label={NETWORK_NAMES[network]} className="size-4" />
          ))}
        </p>
      </div>
    </div>
  );
}
