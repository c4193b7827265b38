import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { SmartLink } from '@/components/ui/smart-link';
import { COLLECTIONS, type EntryKind } from '@/lib/site/collections';

export function BackToList({ kind }: { kind: EntryKind }) {
  const { copy, listPath } = COLLECTIONS[kind];
  const t = useTranslations(copy);
  return (
    <SmartLink href={listPath} className="small-note inline-flex min-h-11 items-center gap-2 hover:text-thread">
      <Icon name="arrow" className="size-4 rotate-180" />
      {t('label')}
    </SmartLink>
  );
}
