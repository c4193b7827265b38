import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AGENCIES } from '@/components/pictures/sample-agencies';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site/identity';
import letter from './letter.svg';
import styles from './white-label.module.css';

const { name, domain, mail } = AGENCIES.tide;
/** The window in the hero starts with this agency. */
const AGENCY = { name, host: domain, mail };
const PARTS = ['name', 'address', 'signIn', 'sender', 'report'] as const;

/** Shows the texts that a client sees. Our brand is struck out, and the agency's brand replaces it. */
export function BrandControl() {
  const t = useTranslations('whiteLabel.brand');
  const ours = { name: SITE.product, host: new URL(env().APP_URL).hostname, mail: SITE.mail.support };
  return (
    <Section
      tone="inverse"
      title={t('title')}
      lede={t('lede', { agency: AGENCY.name })}
      // biome-ignore lint/performance/noImgElement: a drawing of the site's own, and its class sets the size
      aside={<img src={letter.src} alt="" loading="lazy" className={`${styles.letterDrawing} max-lg:hidden`} />}
    >
      <dl className="border-hairline border-b">
        {PARTS.map((part) => (
          <Part
            key={part}
            label={t(`parts.${part}.label`)}
            ours={t(`parts.${part}.value`, ours)}
            theirs={t(`parts.${part}.value`, AGENCY)}
          />
        ))}
        <Part
          label={t('parts.colors.label')}
          ours={<Swatches label={t('ours')} colors={['bg-thread', 'bg-ink', 'bg-marigold']} struck />}
          theirs={<Swatches label={t('theirs')} colors={[styles.brandDark, styles.brandLight, styles.brandBright]} />}
        />
      </dl>
    </Section>
  );
}

function Part({ label, ours, theirs }: { label: string; ours: ReactNode; theirs: ReactNode }) {
  return (
    <div className={`${styles.part} grid gap-x-8 border-hairline border-t`}>
      <dt className="sm:col-span-2 lg:col-span-1 text-[0.9375rem] text-soft">{label}</dt>
      <dd className="contents">
        <del className="wrap-anywhere text-soft decoration-1 decoration-thread">{ours}</del>
        <ins className="wrap-anywhere font-bold font-display tracking-tight">{theirs}</ins>
      </dd>
    </div>
  );
}

function Swatches({ label, colors, struck = false }: { label: string; colors: (string | undefined)[]; struck?: boolean }) {
  return (
    <span role="img" aria-label={label} className="relative flex w-fit max-w-full">
      {colors.map((color) => (
        <span key={color} className={`${styles.swatch} w-14 ${color}`} />
      ))}
      {struck && <span className={`${styles.stroke} absolute inset-x-0 bg-thread`} />}
    </span>
  );
}
