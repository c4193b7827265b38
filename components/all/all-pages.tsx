import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { SmartLink } from '@/components/ui/smart-link';
import { FOOTER_GROUPS, type FooterGroup, PAGES } from '@/lib/site/pages';
import styles from './all.module.css';
import { Group } from './group';

/** Every page with an address, except this one. */
export const LISTED_PAGES = PAGES.filter(({ path }) => path !== '/all');

/** A page that the footer does not name is about the product. */
const groupOf = (page: (typeof PAGES)[number]): FooterGroup => ('footer' in page ? page.footer[0] : 'product');

/** The pages of a group in the footer's order. Pages that the footer does not name come first. */
const pagesOf = (group: FooterGroup) =>
  LISTED_PAGES.filter((page) => groupOf(page) === group).toSorted((one, other) => placeOf(one) - placeOf(other));
const placeOf = (page: (typeof PAGES)[number]): number => ('footer' in page ? page.footer[1] : 0);

export function AllPages() {
  const t = useTranslations('shell');
  return (
    <Group name="pages" count={LISTED_PAGES.length}>
      <div className={classNames(styles.groups, 'grid pt-6')}>
        {FOOTER_GROUPS.map((group) => (
          <div key={group}>
            <h3 className="small-note mb-2">{t(`footer.${group}`)}</h3>
            <ul className="*:not-last:border-b *:border-hairline font-medium leading-snug max-sm:text-small">
              {pagesOf(group).map(({ path, name }) => (
                <li key={path}>
                  <SmartLink href={path} className="block py-3 hover:text-thread lg:py-2">
                    {t(`nav.${name}`)}
                  </SmartLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </Group>
  );
}
