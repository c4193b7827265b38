import 'react-social-icons/vimeo';
import { useTranslations } from 'next-intl';
import { social_icons } from 'react-social-icons/component';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Section } from '@/components/ui/section';
import { INTEGRATIONS, type IntegrationKind } from '@/lib/site/integrations';
import { PROVIDER_MARKS } from './provider-marks';

const KINDS = Object.keys(INTEGRATIONS) as IntegrationKind[];
/** Two by two on a phone, four in a row from 1024 px on. */
const PLACES = [
  'pe-4',
  'border-s ps-5 sm:ps-8',
  'border-t pe-4 lg:border-s lg:border-t-0 lg:ps-8',
  'border-s border-t ps-5 sm:ps-8 lg:border-t-0',
];

/** Twelve names with their marks in four groups, each in the colour of the text: the same in both themes. */
export function Integrations() {
  const t = useTranslations('whiteLabel.integrations');
  return (
    <Section title={t('title')}>
      <div className="grid grid-cols-2 border-hairline border-y lg:grid-cols-4">
        {KINDS.map((kind, order) => (
          <div key={kind} className={`border-hairline py-7 ${PLACES[order]}`}>
            <h3 className="note font-medium">{t(`kinds.${kind}`)}</h3>
            <ul className="mt-5 grid gap-4">
              {INTEGRATIONS[kind].map((integration) => (
                <li
                  key={integration.name}
                  className="flex items-center gap-2.5 font-bold font-display text-[clamp(1.125rem,0.9rem+1.1vw,1.75rem)] leading-none tracking-tight"
                >
                  <Mark of={integration.mark} />
                  {integration.name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}

type Marked = (typeof INTEGRATIONS)[IntegrationKind][number]['mark'];

function Mark({ of }: { of: Marked }) {
  // Without the package's square around it.
  if (of === 'vimeo') return <Drawn viewBox="14.5 14.5 35 35" d={social_icons.get(of)?.path?.replace('M0 0v64h64V0zm', 'M')} />;
  if (of in PROVIDER_MARKS) return <Drawn viewBox="0 0 24 24" d={PROVIDER_MARKS[of as keyof typeof PROVIDER_MARKS]} />;
  return <NetworkIcon network={of as Exclude<Marked, keyof typeof PROVIDER_MARKS | 'vimeo'>} className="size-[0.95em]" />;
}

function Drawn({ viewBox, d }: { viewBox: string; d: string | undefined }) {
  return (
    <svg viewBox={viewBox} aria-hidden="true" focusable="false" className="size-[0.95em] shrink-0 fill-current">
      <path d={d} fillRule="evenodd" />
    </svg>
  );
}
