import { useLocale, useTranslations } from 'next-intl';
import { IfEntry } from '@/components/content/if-entry';
import { classNames } from '@/components/ui/class-names';
import { useCountryName } from '@/components/ui/country-name';
import { Logo } from '@/components/ui/logo';
import { NetworkIcon, networkLinkClass } from '@/components/ui/network-icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import { SITE } from '@/lib/site/identity';
import { NETWORK_NAMES } from '@/lib/site/networks';
import { FOOTER_GROUPS } from '@/lib/site/pages';
import { DisplaySettings } from './display-settings';
import styles from './layout.module.css';
import { FOOTER_LINKS } from './navigation';
import { PreferenceChoice } from './preference-choice';

/** Links to every page of the site, the company's address, and the display settings. */
export function Footer() {
  const t = useTranslations('shell');
  return (
    <footer className="border-hairline border-t bg-sunken print:hidden">
      <StaticPart className="page-column grid grid-cols-1 gap-x-10 gap-y-8 pt-10 pb-8 sm:gap-y-12 sm:pt-16 sm:pb-12 lg:grid-cols-[minmax(0,4fr)_minmax(0,9fr)] lg:pt-20">
        <Company />
        <nav id="site-links" aria-label={t('footer.label')} tabIndex={-1} className={classNames(styles.siteLinks, 'focus:outline-none')}>
          {FOOTER_GROUPS.map((group) => (
            <div key={group}>
              <h2 className="small-note mb-2 font-semibold">{t(`footer.${group}`)}</h2>
              <ul>
                {FOOTER_LINKS.filter(({ footer }) => footer[0] === group).map(({ name, path, entry }) => {
                  const link = (
                    <li key={name}>
                      <SmartLink href={path} className="foot-link">
                        {t(`nav.${name}`, { product: SITE.product })}
                      </SmartLink>
                    </li>
                  );
                  return entry ? (
                    <IfEntry key={name} {...entry}>
                      {link}
                    </IfEntry>
                  ) : (
                    link
                  );
                })}
              </ul>
            </div>
          ))}
        </nav>
      </StaticPart>
      <div className="page-column">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-5 border-hairline border-t py-6 sm:gap-x-8">
          <p className="small-note me-auto">{t('footer.rights', { name: SITE.legalName })}</p>
          <PreferenceChoice
            name="theme"
            label={t('theme.label')}
            options={(['light', 'dark'] as const).map((value) => ({ value, label: t(`theme.options.${value}`) }))}
          />
          {/* Few visitors need this setting, so it is folded. Without scripts it is hidden, because it could do nothing. */}
          <DisplaySettings locale={useLocale()} summary={t('direction.more')} />
        </div>
      </div>
    </footer>
  );
}

function Company() {
  const t = useTranslations('shell');
  const countryName = useCountryName();
  const { address, mail, social } = SITE;
  return (
    <div className="relative sm:max-lg:grid sm:max-lg:grid-cols-2 sm:max-lg:gap-x-8">
      <div>
        <SmartLink href="/" aria-label={t('homeLink', { product: SITE.product })} className="inline-flex min-h-11 items-center lg:-mt-4">
          <Logo />
        </SmartLink>
        <p className="mt-3 max-w-[20rem] text-balance card-heading">{t('tagline')}</p>
      </div>
      <div className="mt-4 sm:mt-6 sm:max-lg:mt-3">
        <address className="text-[0.9375rem] text-soft not-italic leading-relaxed whitespace-pre-line">
          <span className="font-medium text-ink">{SITE.legalName}</span>
          {`\n${address.street}\n${address.city}, ${address.region} ${address.postalCode}, ${countryName(address.country)}\n`}
          {Object.values(mail).map((to) => (
            <a key={to} href={`mailto:${to}`} className="foot-link flex! w-fit text-ink first-of-type:mt-3">
              {to}
            </a>
          ))}
        </address>
        <ul className="-end-3 top-0 mt-4 -ms-3 flex max-sm:absolute max-sm:mt-0">
          {(['linkedin', 'twitter', 'instagram'] as const).map((network) => (
            <li key={network}>
              <SmartLink
                href={social[network]}
                aria-label={t('footer.social', { product: SITE.product, network: NETWORK_NAMES[network] })}
                className={`inline-grid size-11 place-items-center ${networkLinkClass(network)}`}
              >
                <NetworkIcon network={network} />
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
