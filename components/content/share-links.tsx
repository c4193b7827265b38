import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { CopyButton } from '@/components/ui/copy-button';
import { Icon } from '@/components/ui/icon';
import { markFor, NetworkIcon, networkLinkClass } from '@/components/ui/network-icon';
import { StaticPart } from '@/components/ui/static-part';
import { NETWORK_NAMES } from '@/lib/site/networks';
import { shareLinks } from '@/lib/visitor/share';
import styles from './entry-page.module.css';
import { ShareSheet } from './share-sheet';

const WITH_WORDS = classNames(
  styles.pill,
  'hidden h-11 items-center justify-center gap-2 rounded-full border border-hairline px-4 font-medium text-small transition-colors hover:border-ink scripted:flex',
);

/** Hands the page on: to the networks and by mail with plain links, by copying its address, by the system's own sheet. */
export function ShareLinks({ url, title, image }: Parameters<typeof shareLinks>[0]) {
  const t = useTranslations('entry.share');
  return (
    <section aria-labelledby="share_links" className="border-hairline border-t pt-6 print:hidden">
      <h2 id="share_links" className="small-note font-semibold">
        {t('title')}
      </h2>
      <div className={classNames(styles.share, 'mt-3 flex flex-wrap gap-2')}>
        <StaticPart as="ul" className="contents">
          {shareLinks({ url, title, image }).map(({ target, href }) => {
            const label = target === 'mail' ? t('mail') : t('on', { network: NETWORK_NAMES[target] });
            const mark = markFor(href);
            return (
              <li key={target}>
                <a
                  href={href}
                  {...(target !== 'mail' && { target: '_blank', rel: 'noopener noreferrer' })}
                  aria-label={label}
                  title={label}
                  className={`flex size-11 items-center justify-center border border-hairline text-ink hover:border-transparent ${networkLinkClass(mark)}`}
                >
                  <NetworkIcon network={mark} className="size-4.5" />
                </a>
              </li>
            );
          })}
        </StaticPart>
        <CopyButton text={url} copied={t('copied')} failed={t('failed')} className={WITH_WORDS}>
          <Icon name="link" className="size-4.5" />
          {t('copy')}
        </CopyButton>
        <ShareSheet url={url} title={title} className={WITH_WORDS}>
          <NetworkIcon network={markFor('')} className="size-4.5" />
          {t('more')}
        </ShareSheet>
      </div>
    </section>
  );
}
