import type { Locale } from '../i18n/locales.ts';
import type { PagePath } from './pages.ts';

/** The search term of a page; second, the form in which a heading inflects it. */
type SearchTerm = readonly [term: string] | readonly [term: string, inflected: string];

/**
 * The search terms of each page. Its title, its description and its heading contain them, in each language. If the owner wrote the English
 * heading, the term is one that it contains.
 */
export const SEARCH_TERMS: Partial<Record<PagePath, Record<Locale, SearchTerm>>> = {
  '/': { en: ['AI social media scheduler'], es: ['programar publicaciones', 'programa publicaciones'] },
  '/pricing': { en: ['social media scheduler'], es: ['programar publicaciones', 'programa publicaciones'] },
  '/ai-studio': { en: ['AI social media post generator'], es: ['generador de publicaciones'] },
  '/managed-service': { en: ['managed service'], es: ['gestión de redes sociales'] },
  '/white-label': { en: ['white-label social media'], es: ['redes sociales de marca blanca'] },
  '/affiliates': { en: ['affiliate program'], es: ['programa de afiliados'] },
  '/faq': { en: ['frequently asked questions'], es: ['preguntas frecuentes'] },
  '/compare': { en: ['social media management tools'], es: ['herramientas de gestión de redes sociales'] },
  '/compare/buffer-alternative': { en: ['Buffer alternative'], es: ['alternativa a Buffer'] },
  '/compare/hootsuite-alternative': { en: ['Hootsuite alternative'], es: ['alternativa a Hootsuite'] },
  '/compare/later-alternative': { en: ['Later alternative'], es: ['alternativa a Later'] },
  '/compare/sprout-alternative': { en: ['Sprout Social alternative'], es: ['alternativa a Sprout Social'] },
  '/blogs': { en: ['blog'], es: ['marketing en redes sociales'] },
  '/resources': { en: ['social media growth'], es: ['plantillas gratis para redes sociales'] },
};
