'use client';

import { useTranslations } from 'next-intl';

/** Shown where a page could not be made and no older copy of it exists. */
export default function ErrorPage({ reset }: { reset: () => void }) {
  const t = useTranslations('problem.error');
  return (
    <main>
      <h1>{t('title')}</h1>
      <p>{t('text')}</p>
      <button type="button" onClick={reset}>
        {t('retry')}
      </button>
    </main>
  );
}
