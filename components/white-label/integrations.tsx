import { useTranslations } from 'next-intl';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Section } from '@/components/ui/section';
import { symbolOf } from '@/components/ui/symbol';
import { INTEGRATIONS, type IntegrationKind } from '@/lib/site/integrations';
import { NETWORK_NAMES, type Network } from '@/lib/site/networks';
import marks from './provider-marks.svg';
import styles from './white-label.module.css';

const KINDS = Object.keys(INTEGRATIONS) as IntegrationKind[];
/** Twelve services, networks first, and what the product does with each kind. Their marks have the colour of the text. */
export function Integrations() {
  const t = useTranslations('whiteLabel.integrations');
  return (
    <Section title={t('title')}>
      <div className={`${styles.worksWith} grid rounded-card border border-hairline lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
        {KINDS.map((kind) => (
          <div key={kind}>
            <div>
              <h3 className="font-semibold">{t(`kinds.${kind}`)}</h3>
              <p className="mt-1 text-pretty text-[0.9375rem] text-soft leading-snug">{t(`says.${kind}`)}</p>
            </div>
            <ul>
              {INTEGRATIONS[kind].map(({ name, mark }) => (
                <li key={name}>
                  {mark in NETWORK_NAMES ? (
                    <NetworkIcon network={mark as Network} className="" />
                  ) : (
                    <svg aria-hidden="true" className="fill-current">
                      <use href={symbolOf(marks, mark)} />
                    </svg>
                  )}
                  {name}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Section>
  );
}
