import { useTranslations } from 'next-intl';
import { ToolPrices } from './tool-prices';

/** The start of the list of comparisons: five tools by price, each with a link to its page. The heading of the articles follows. */
export function CompetitorHub() {
  const t = useTranslations('compare');
  return (
    <>
      <ToolPrices />
      <h2 className="mt-section mb-6 section-title">{t('others')}</h2>
    </>
  );
}
