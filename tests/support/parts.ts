import type { SpaceItem } from '../../lib/content/store/sample/space.ts';
import { documentOf, paragraph } from './rich-text.ts';
import { makeEntry } from './space.ts';

/** A text in place of the one with this key, in the given languages. */
export const makeSiteText = (key: string, text: { 'en-US'?: string; es?: string }, id = key.replaceAll('.', '-')): SpaceItem =>
  makeEntry('siteText', id, { key: { 'en-US': key }, text });

type Question = { list: string; en?: [question: string, answer: string]; es?: [question: string, answer: string] };
type QuestionFields = { order?: number; replaces?: string; hidden?: boolean; answer?: Record<string, unknown> };

/** A question with its answer in each given language, in a list of questions. */
export function makeQuestion(id: string, { list, en, es }: Question, fields: QuestionFields = {}, createdAt?: string): SpaceItem {
  const words = [['en-US', en] as const, ['es', es] as const].flatMap(([code, both]) => (both ? [[code, both] as const] : []));
  const question = Object.fromEntries(words.map(([code, [asked]]) => [code, asked]));
  const answer = Object.fromEntries(words.map(([code, [, said]]) => [code, documentOf(paragraph(said))]));
  const { answer: written, ...others } = fields;
  const plain = Object.fromEntries(Object.entries(others).map(([name, value]) => [name, { 'en-US': value }]));
  return makeEntry('faqItem', id, { list: { 'en-US': list }, question, answer: written ?? answer, ...plain }, createdAt);
}

type AnnouncementFields = {
  text?: { 'en-US'?: string; es?: string };
  linkText?: { 'en-US'?: string; es?: string };
  link?: { 'en-US'?: string; es?: string };
  from?: string;
  until?: string;
  pages?: string[];
};

/** An announcement that is shown all year, unless the fields say otherwise. */
export function makeAnnouncement(id: string, fields: AnnouncementFields = {}): SpaceItem {
  const { from = '2026-01-01T00:00Z', until = '2027-01-01T00:00Z', pages, text = { 'en-US': `News of ${id}` }, ...others } = fields;
  const common = { from: { 'en-US': from }, until: { 'en-US': until }, ...(pages ? { pages: { 'en-US': pages } } : {}) };
  return makeEntry('announcement', id, { text, ...common, ...others });
}
