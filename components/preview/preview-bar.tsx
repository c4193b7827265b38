import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/button';
import { Container } from '@/components/ui/container';

/** Says on every page that drafts are shown, and ends the preview. It is a form, because a link would be prefetched without a press. */
export function PreviewBar() {
  const t = useTranslations('preview');
  return (
    <aside aria-label={t('label')} className="border-marigold border-b bg-sunken">
      <Container className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
        <p className="text-small">{t('mode')}</p>
        <form action="/api/draft/leave">
          <Button type="submit" variant="secondary" size="small">
            {t('leave')}
          </Button>
        </form>
      </Container>
    </aside>
  );
}
