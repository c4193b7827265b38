import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { EntryKind } from '../../site/collections.ts';
import { KEYWORD_THRESHOLD } from '../keywords/keywords.ts';
import { CODE_BLOCK, type PartType } from '../model.ts';
import type { LocaleCodes } from '../store/fields.ts';
import type { RawEntry } from '../types.ts';
import { type KnownSpace, othersHave } from './known-space.ts';
import { isWrittenOut, linkFault } from './link-fault.ts';
import type { PartRule } from './part-rules.ts';
import { type EntryFacts, type Found, readEntry } from './read-entry.ts';
import { isShown, RULES, type RuleId, type Severity } from './rules.ts';

export type Finding = Pick<Found, 'field' | 'message' | 'about' | 'other'> & {
  rule: RuleId | PartRule;
  severity: Severity;
  entry: { kind: EntryKind | PartType; id: string; title: string };
  /** The languages whose texts have the problem; empty if it concerns no particular language. */
  locales: readonly Locale[];
};

/** The findings of the content check in an entry (all languages, links resolved) and its code blocks, the worst first. */
export function checkEntry(kind: EntryKind, item: RawEntry, codes: LocaleCodes, space: KnownSpace): Finding[] {
  return judge(readEntry(kind, item, codes), space);
}

export function judge(facts: EntryFacts, space: KnownSpace): Finding[] {
  const found = [...foundInSpace(facts, space), ...facts.found].sort((a, b) => rankOf(a) - rankOf(b));
  const findings = new Map<string, Finding>();
  for (const { locale, code, rule, ...said } of found) {
    const entry: Finding['entry'] = code ? { kind: CODE_BLOCK, ...code } : { kind: facts.kind, id: facts.id, title: facts.title };
    // The same finding in each language, or twice in a text, is one thing to fix.
    const key = JSON.stringify([rule, entry.id, said.field, said.message]);
    const known = findings.get(key)?.locales ?? [];
    const locales = LOCALES.filter((each) => each === locale || known.includes(each));
    findings.set(key, { rule, severity: RULES[rule], entry, locales, ...said });
  }
  return [...findings.values()];
}

export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

const IN_ORDER = (Object.keys(RULES) as RuleId[]).sort((a, b) => SEVERITIES.indexOf(RULES[a]) - SEVERITIES.indexOf(RULES[b]));
const rankOf = ({ rule }: Found) => IN_ORDER.indexOf(rule);

/** Tolerance for clock differences. ms. */
const CLOCK_TOLERANCE_MS = 5 * 60 * 1000;

function foundInSpace({ kind, id, slugs, keywords, anchors, links, targets, dates }: EntryFacts, space: KnownSpace): Found[] {
  const { catalogues, editorUrl, exists, isPublished, now = new Date() } = space;
  const found: Found[] = [];
  for (const locale of LOCALES) {
    const slug = slugs[locale];
    const holder = slug === null ? undefined : catalogues[kind].bySlug(slug, locale);
    if (!holder || holder.id === id) continue;
    const other = { title: holder.in[locale].title, url: editorUrl?.(holder.id) ?? null };
    const message = `"${slug}" is already held by "${other.title}" (${holder.id}${other.url ? `, ${other.url}` : ''})`;
    found.push({ rule: 'slug-doubled', field: 'slug', locale: null, message, about: String(slug), other });
    break;
  }
  for (const { locale, uri } of links) {
    const fault = linkFault(uri, locale, space, anchors[locale]);
    const place = { field: 'content', locale, about: String(uri ?? '') };
    if (fault !== null) found.push({ rule: 'link-to-nowhere', ...place, message: `a link ${fault}` });
    else if (isWrittenOut(uri, space))
      found.push({ rule: 'link-written-out', ...place, message: `a link to a page of this site is written as ${uri}` });
  }
  for (const { name, resolved, ...target } of targets) {
    const place = { field: target.field, locale: target.locale, about: target.id };
    const isThere = exists?.(target.id);
    if (resolved ? isPublished?.(target.id) === false : isThere === true)
      found.push({ rule: 'target-unpublished', ...place, message: `the ${name} ${target.id} is not published` });
    const gone = isThere === false ? 'deleted' : 'deleted or not published';
    if (!resolved && isThere !== true) found.push({ rule: 'link-unresolved', ...place, message: `the ${name} ${target.id} is ${gone}` });
  }
  const ahead = dates.find(({ at }) => Date.parse(at) > now.getTime() + CLOCK_TOLERANCE_MS);
  if (ahead) found.push({ rule: 'date-in-future', field: `sys.${ahead.name}`, locale: null, message: `is ${ahead.at}`, about: ahead.at });
  for (const locale of LOCALES) {
    const own = keywords[locale];
    const isAlone = own.length > 0 && !own.some((keyword) => othersHave(space, kind, locale, keyword, id));
    // A kind below the threshold has too few entries to share a keyword.
    if (!isAlone || catalogues[kind].shown.size < KEYWORD_THRESHOLD) continue;
    const message = `no other entry has ${own.map((each) => `"${each}"`).join(', ')}`;
    found.push({ rule: 'keywords-alone', field: 'keywords', locale, message, about: own.join(', ') });
  }
  return found;
}

/** A finding on one line, without its entry: `content (es): a link leads to /nowhere, where the site has no page`. */
export function findingText({ field, locales, message }: Pick<Finding, 'field' | 'locales' | 'message'>): string {
  return `${field}${locales.length > 0 ? ` (${locales.join(', ')})` : ''}: ${message}`;
}

/** More lines would hide the build's other output. */
const MOST_LINES = 100;

/** One line for each finding in an entry that the build shows. It reports the entries that it leaves out separately. */
export function buildLines(findings: readonly Finding[]): string[] {
  const leftOut = new Set(findings.flatMap(({ rule, entry }) => (isShown(rule) ? [] : [entry.id])));
  const lines = findings
    .filter(({ entry }) => !leftOut.has(entry.id))
    .map((finding) => `content: ${finding.severity} ${finding.entry.kind} ${finding.entry.id}: ${finding.rule} ${findingText(finding)}`);
  const more = lines.length - MOST_LINES;
  return more > 0 ? [...lines.slice(0, MOST_LINES), `content: ${more} more findings, see npm run content:check`] : lines;
}
