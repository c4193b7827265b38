import { useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { listPagePath } from '@/lib/routing/collection-addresses';
import styles from './entry-lists.module.css';

const LINK = 'inline-flex min-h-12 items-center gap-2 font-semibold text-thread hover:text-thread-strong';

/** Links to the newer and the older entries of a list with more than one page. */
export function ListPages({ listPath, page, pages }: { listPath: string; page: number; pages: number }) {
  const t = useTranslations('entry');
  if (pages === 1) return null;
  return (
    <nav aria-label={t('pages')} className={classNames(styles.pages, 'grid items-center border-hairline border-t pt-4')}>
      {page > 1 ? (
        <SmartLink rel="prev" href={listPagePath(listPath, page - 1)} className={`${LINK} justify-self-start`}>
          <Icon name="arrow" className="size-4 rotate-180" />
          {t('previous')}
        </SmartLink>
      ) : null}
      <p className="small-note col-start-2 tabular-nums">{t('page', { page, pages })}</p>
      {page < pages ? (
        <SmartLink rel="next" href={listPagePath(listPath, page + 1)} className={`${LINK} justify-self-end`}>
          {t('next')}
          <Icon name="arrow" className="size-4" />
        </SmartLink>
      ) : null}
    </nav>
  );
}
