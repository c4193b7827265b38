import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { StaticPart } from '@/components/ui/static-part';
import styles from './layout.module.css';
import { MORE_LINKS } from './navigation';

const ID = 'more-pages';

/**
 * The pages that do not fit into the header's row. It is a native popover, so it opens without scripts. Escape or a press outside closes
 * it, and the focus returns to its button. It is as wide as the page, so it needs no position relative to the button.
 */
export function MoreMenu() {
  const t = useTranslations('shell');
  return (
    <StaticPart as="div" className={styles.more}>
      <button type="button" popoverTarget={ID} className="top-link part-link gap-1">
        {t('more.label')}
        <Icon name="chevron" className="size-4" />
      </button>
      <div id={ID} popover="auto">
        <ul className="page-column grid grid-cols-4 gap-6">
          {MORE_LINKS.map(({ name, path }) => (
            <li key={name}>
              <SmartLink href={path}>
                <b>{t(`nav.${name}`)}</b> {t(`more.about.${name}`)}
              </SmartLink>
            </li>
          ))}
        </ul>
      </div>
    </StaticPart>
  );
}
