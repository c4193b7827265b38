import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Suspense } from 'react';
import { LOCALES, type Locale, languageOf } from '@/lib/i18n/locales';
import { NOT_FOUND_PATH } from '@/lib/routing/addresses';
import { LocaleSwitch } from './locale-switch';

/** `short` shows the language's code. `named` shows its flag and its name. */
type LanguageLinksProps = { form: 'short' | 'named'; className: string };

/** A link to the open page in each other language, labelled in that language. */
export function LanguageLinks(look: LanguageLinksProps) {
  const own = useLocale();
  return LOCALES.filter((locale) => locale !== own).map((locale) => (
    // A prerendered page may not know its own address yet.
    <Suspense key={locale} fallback={null}>
      <LanguageLink to={locale} {...look} />
    </Suspense>
  ));
}

async function LanguageLink({ to, form, className }: LanguageLinksProps & { to: Locale }) {
  const t = await getTranslations({ locale: to, namespace: 'shell.language' });
  const { flag } = languageOf(to);
  return (
    <LocaleSwitch to={to} label={t('label')} notFoundPath={NOT_FOUND_PATH} className={className}>
      {form === 'named' && flag && (
        // biome-ignore lint/performance/noImgElement: a drawing of 200 bytes, shown only when the sheet is open
        <img src={flag} alt="" width={28} height={21} loading="lazy" className="w-7 rounded-[4px]" />
      )}
      {t(form === 'named' ? 'name' : 'short')}
    </LocaleSwitch>
  );
}
