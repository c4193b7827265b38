import { useTranslations } from 'next-intl';
import { Container } from '@/components/ui/container';
import { StaticPart } from '@/components/ui/static-part';
import { RESULTS } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import styles from './faq.module.css';
import { WaysToWrite } from './write-to-us';

/** The thread closes an envelope, along its flap, and goes on. */
const LETTER = 'M-4400 36H-60C20 36 30 88 92 88L250 204L408 88C470 88 480 36 560 36H4400';

/** Where to go with a question that the page does not answer: words and two links, beside a drawn letter. */
export function AskAPerson() {
  const t = useTranslations('faq.more');
  return (
    <StaticPart as="section" aria-labelledby="ask_a_person" data-tone="inverse" className="relative overflow-hidden bg-paper">
      <Container className={`${styles.askGrid} grid gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
        <div className="lg:pt-20">
          <h2 id="ask_a_person" className="section-title">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[40rem] lede-text">{t('text', { supportHours: RESULTS.supportHours, product: SITE.product })}</p>
          <WaysToWrite className="mt-7" />
        </div>
        <svg
          viewBox="0 0 480 300"
          aria-hidden="true"
          strokeWidth={4}
          strokeLinejoin="round"
          strokeLinecap="round"
          className={`${styles.envelope} fill-none stroke-thread rtl:-scale-x-100`}
        >
          <g stroke="none">
            <path d="M92 88h316v194q0 12-12 12h-292q-12 0-12-12z" fill="var(--ink)" />
            <path d="M92 88h316l-158 116z" fill="var(--soft)" fillOpacity={0.6} />
          </g>
          <path d={LETTER} />
          <circle cx={250} cy={200} r={34} fill="var(--marigold)" stroke="none" />
          <path d="M239 190c0-15 24-15 24 0 0 11-12 10-12 21m0 9h.1" stroke="var(--on-marigold)" />
        </svg>
      </Container>
    </StaticPart>
  );
}
