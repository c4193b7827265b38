import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { AGENCIES } from '@/components/pictures/sample-agencies';
import { joined } from '@/components/ui/joined';
import { Section } from '@/components/ui/section';
import { env } from '@/lib/env';
import { SITE } from '@/lib/site/identity';
import agencyColorsStyles from './agency-colors.module.css';
import styles from './brand-control.module.css';
import letter from './letter.svg';

const { name, domain, mail } = AGENCIES.tide;
/** The agency that the window in the hero begins with. */
const AGENCY = { name, host: domain, mail };
const PARTS = ['name', 'address', 'signIn', 'sender', 'report'] as const;

/** What a client reads, with our brand struck out and the agency's put in. */
export function BrandControl() {
  const t = useTranslations('whiteLabel.brand');
  const ours = { name: SITE.product, host: new URL(env().APP_URL).hostname, mail: SITE.mail.support };
  return (
    <Section
      tone="inverse"
      title={t('title')}
      lede={t('lede', { agency: AGENCY.name })}
      // biome-ignore lint/performance/noImgElement: a drawing of the site's own, whose size is its class's
      aside={<img src={letter.src} alt="" loading="lazy" className={styles.letterDrawing} />}
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
          theirs={
            <Swatches label={t('theirs')} colors={[agencyColorsStyles.brandDark, agencyColorsStyles.brandLight, styles.brandBright]} />
          }
        />
      </dl>
    </Section>
  );
}

function Part({ label, ours, theirs }: { label: string; ours: ReactNode; theirs: ReactNode }) {
  return (
    <div
      className={joined(
        styles.part,
        'grid items-baseline gap-x-8 has-[[role=img]]:items-center gap-y-1 has-[[role=img]]:gap-y-3 border-hairline border-t py-5 sm:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:grid-cols-[minmax(0,2fr)_minmax(0,4fr)_minmax(0,6fr)] lg:py-6',
      )}
    >
      <dt className="text-[0.9375rem] text-soft sm:col-span-2 lg:col-span-1">{label}</dt>
      <dd className="contents">
        <del className="wrap-anywhere text-lede text-soft decoration-1 max-sm:text-base decoration-thread">{ours}</del>
        <ins className="wrap-anywhere font-bold font-display text-[clamp(1.25rem,0.85rem+2.1vw,2.5rem)] max-sm:text-[min(1.625rem,6.8vw)] leading-tight tracking-tight no-underline">
          {theirs}
        </ins>
      </dd>
    </div>
  );
}

function Swatches({ label, colors, struck = false }: { label: string; colors: (string | undefined)[]; struck?: boolean }) {
  return (
    <span role="img" aria-label={label} className="relative flex w-fit">
      {colors.map((color) => (
        <span key={color} className={`h-9 w-14 border border-hairline first:rounded-s-lg nth-3:rounded-e-lg ${color}`} />
      ))}
      {struck && <span className="absolute inset-x-0 top-1/2 h-1.5 -translate-y-1/2 border-paper border-y-2 bg-thread" />}
    </span>
  );
}
