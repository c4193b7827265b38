import { useTranslations } from 'next-intl';
import { ToolPrices } from './tool-prices';

/** What the list of comparisons begins with: the five tools by price, each the way to its page; then the heading of the articles. */
export function CompetitorHub() {
  const t = useTranslations('compare');
  return (
    <>
      <ToolPrices />
      <h2 className="mt-section mb-6 section-title">{t('others')}</h2>
    </>
  );
}
