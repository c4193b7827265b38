import { useTranslations } from 'next-intl';
import { LogoMark } from '@/components/ui/logo';

/** What stands while a page is on its way that no prefetch has brought yet (SPEC.md section 2, "Blog detail"). */
export function LoadingEntry() {
  const t = useTranslations('shell');
  return (
    <div className="flex min-h-[60vh] flex-col items-center justify-center gap-4" aria-busy="true">
      <LogoMark className="size-12 text-thread" />
      <p className="text-soft" role="status">
        {t('loading')}
      </p>
    </div>
  );
}
