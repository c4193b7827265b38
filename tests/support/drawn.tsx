import { NextIntlClientProvider } from 'next-intl';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../lib/i18n/locales.ts';
import en from '../../messages/en/messages.ts';
import es from '../../messages/es/messages.ts';

/** A component or a whole page as the server renders it, without effects. */
export const drawn = (ui: ReactNode, locale: Locale = 'en'): HTMLElement =>
  parse(
    renderToStaticMarkup(
      <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
        {ui}
      </NextIntlClientProvider>,
    ),
  );
