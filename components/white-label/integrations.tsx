import { useTranslations } from 'next-intl';
import { NetworkIcon, type NetworkMark } from '@/components/ui/network-icon';
import { Section } from '@/components/ui/section';
import { symbolOf } from '@/components/ui/symbol';
import { INTEGRATIONS, type IntegrationKind } from '@/lib/site/integrations';
import marks from './provider-marks.svg';

const KINDS = Object.keys(INTEGRATIONS) as IntegrationKind[];
/** Two by two on a phone, four in a row from 1024 px on. */
const PLACES = [
  'pe-4',
  'border-s ps-5 sm:ps-8 lg:border-s-0 lg:ps-0',
  'border-t pe-4 lg:border-t-0',
  'border-s border-t ps-5 sm:ps-8 lg:border-0 lg:ps-0',
];

/** Twelve names with their marks in four groups, and what the product does with each kind; in the colour of the text, the same in both themes. */
export function Integrations() {
  const t = useTranslations('whiteLabel.integrations');
  return (
    <Section title={t('title')}>
      <div className="grid grid-cols-2 border-hairline border-y lg:grid-cols-4 lg:gap-x-8">
        {KINDS.map((kind, order) => (
          <div key={kind} className={`flex flex-col border-hairline py-7 ${PLACES[order]}`}>
            <h3 className="font-semibold">{t(`kinds.${kind}`)}</h3>
            <p className="mt-1 mb-auto text-pretty text-[0.9375rem] text-soft leading-snug lg:pe-4">{t(`says.${kind}`)}</p>
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

const SIZE = 'size-[0.95em]';

/** Providers that no network's mark stands for: drawn in provider-marks.svg. */
const PROVIDERS: readonly Marked[] = ['google', 'bing', 'brave', 'openai', 'anthropic', 'mistral'];

function Mark({ of }: { of: Marked }) {
  if (!PROVIDERS.includes(of)) return <NetworkIcon network={of as NetworkMark} className={SIZE} />;
  return (
    <svg aria-hidden="true" className={`shrink-0 fill-current ${SIZE}`}>
      <use href={symbolOf(marks, of)} />
    </svg>
  );
}
