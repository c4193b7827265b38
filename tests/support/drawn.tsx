import { NextIntlClientProvider } from 'next-intl';
import { type HTMLElement, parse } from 'node-html-parser';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../lib/i18n/locales.ts';
import * as en from '../../messages/en/messages.ts';
import * as es from '../../messages/es/messages.ts';

/** The HTML of a component or a whole page as the server renders it, without effects. */
export const markup = (ui: ReactNode, locale: Locale = 'en'): string =>
  renderToStaticMarkup(
    <NextIntlClientProvider locale={locale} messages={{ en, es }[locale]} timeZone="UTC">
      {ui}
    </NextIntlClientProvider>,
  );
export const drawn = (ui: ReactNode, locale?: Locale): HTMLElement => parse(markup(ui, locale));
