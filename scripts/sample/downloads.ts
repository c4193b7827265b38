import type { Locale } from '../../lib/i18n/locales.ts';

/** The parts of an article in a file. Codes and tables are counted from 0, and so are chapters, by their headings in the text. */
export type Extract =
  /** A piece of text, unchanged. */
  | { from: 'code'; index: number }
  /** A piece of text as a table: commas or tabs separate its values. */
  | { from: 'codeTable'; index: number; delimiter: ',' | '\t' }
  | { from: 'table'; index: number }
  /** A list of links with the formula that builds them: the first code is a finished link, the second the formula for line 2. */
  | { from: 'links'; head: Record<Locale, string[]>; sources: string[] }
  /**
   * The beginning of each chapter, its lists and its tables, with this number of lines to write on: to tick off, to work through, or to
   * fill in line by line.
   */
  | { from: 'chapters'; look: 'checklist' | 'workbook' | 'form'; chapters: number[]; lines?: Record<number, number> };

export type Download = {
  article: `${'blog' | 'resource' | 'compare'}/${string}`;
  /** The id of its asset; in Spanish with `-es` behind it. */
  id: string;
  extension: 'csv' | 'pdf' | 'txt';
  /** The file's name and the text of the link, in each language. */
  name: Record<Locale, string>;
  title: Record<Locale, string>;
  extract: Extract;
};

/** The files that the sample's articles promise. */
export const DOWNLOADS: readonly Download[] = [
  {
    article: 'resource/content-calendar-template',
    id: 'file-content-calendar',
    extension: 'csv',
    name: { en: 'content-calendar-template', es: 'plantilla-calendario-de-contenidos' },
    title: { en: 'Download the content calendar template', es: 'Descarga la plantilla del calendario de contenidos' },
    extract: { from: 'codeTable', index: 0, delimiter: ',' },
  },
  {
    article: 'resource/utm-naming-guide',
    id: 'file-utm-links',
    extension: 'csv',
    name: { en: 'utm-link-builder', es: 'enlaces-utm' },
    title: { en: 'Download the link builder with the formula', es: 'Descarga la hoja que arma los enlaces' },
    extract: {
      from: 'links',
      head: { en: ['page', 'source', 'campaign', 'content', 'link'], es: ['pagina', 'origen', 'campana', 'contenido', 'enlace'] },
      sources: ['instagram', 'facebook', 'tiktok'],
    },
  },
  {
    article: 'resource/social-media-audit-checklist',
    id: 'file-audit-checklist',
    extension: 'pdf',
    name: { en: 'social-media-audit-checklist', es: 'auditoria-de-redes-sociales' },
    title: { en: 'Download the audit checklist to print', es: 'Descarga la lista de control para imprimir' },
    extract: {
      from: 'chapters',
      look: 'checklist',
      chapters: [0, 1, 2, 3, 4, 5, 6, 7],
      lines: { 7: 3 },
    },
  },
  {
    article: 'resource/accessible-social-posts-handbook',
    id: 'file-accessibility-check',
    extension: 'pdf',
    name: { en: 'accessible-post-checklist', es: 'revision-de-accesibilidad' },
    title: { en: 'Download the three-minute check to print', es: 'Descarga la revisión de tres minutos para imprimir' },
    extract: { from: 'chapters', look: 'checklist', chapters: [14] },
  },
  {
    article: 'resource/brand-voice-workbook',
    id: 'file-brand-voice-workbook',
    extension: 'pdf',
    name: { en: 'brand-voice-workbook', es: 'cuaderno-de-voz-de-marca' },
    title: { en: 'Download the workbook with room to write', es: 'Descarga el cuaderno con espacio para escribir' },
    extract: { from: 'chapters', look: 'workbook', chapters: [0, 1, 2, 3, 4], lines: { 0: 6, 1: 6, 2: 8, 3: 8, 4: 6 } },
  },
  {
    article: 'blog/how-agencies-hand-over-a-brand',
    id: 'file-handover-checklist',
    extension: 'pdf',
    name: { en: 'social-media-handover-checklist', es: 'lista-de-traspaso' },
    title: { en: 'Download the handover checklist to print', es: 'Descarga la lista de traspaso para imprimir' },
    extract: { from: 'chapters', look: 'checklist', chapters: [0, 2, 4] },
  },
  {
    article: 'blog/read-a-social-report-without-fear',
    id: 'file-one-page-report',
    extension: 'pdf',
    name: { en: 'one-page-social-media-report', es: 'informe-de-una-pagina' },
    title: { en: 'Download the one-page report to fill in', es: 'Descarga el informe de una página para completar' },
    extract: { from: 'chapters', look: 'form', chapters: [5] },
  },
  {
    article: 'blog/plan-a-week-of-posts-in-an-afternoon',
    id: 'file-week-plan',
    extension: 'csv',
    name: { en: 'weekly-post-plan', es: 'plan-semanal-de-publicaciones' },
    title: { en: 'Download the table for your spreadsheet', es: 'Descarga la tabla para tu hoja de cálculo' },
    extract: { from: 'codeTable', index: 0, delimiter: '\t' },
  },
  {
    article: 'blog/when-to-post-and-when-it-does-not-matter',
    id: 'file-posting-log',
    extension: 'csv',
    name: { en: 'posting-time-log', es: 'registro-de-horarios' },
    title: { en: 'Download the log for your spreadsheet', es: 'Descarga el registro para tu hoja de cálculo' },
    extract: { from: 'table', index: 1 },
  },
  {
    article: 'blog/teach-an-ai-your-brand-voice',
    id: 'file-brand-voice-sheet',
    extension: 'txt',
    name: { en: 'brand-voice-sheet', es: 'hoja-de-voz-de-marca' },
    title: { en: 'Download the brand voice sheet', es: 'Descarga la hoja de voz de marca' },
    extract: { from: 'code', index: 0 },
  },
];
