import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { EntryKind } from '../../site/collections.ts';
import { CODE_BLOCK, type PartType } from '../model.ts';
import type { LocaleCodes } from '../store/fields.ts';
import type { RawEntry } from '../types.ts';
import { type EntryFacts, factsOf } from './facts.ts';
import type { KnownSpace } from './known-space.ts';
import type { PartRule } from './part-rules.ts';
import { RULE_LIST, type RuleId, type Severity } from './rules.ts';

/** A problem in an entry, or in a code block that it shows, or in an entry without a page. */
export type Finding = {
  rule: RuleId | PartRule;
  severity: Severity;
  entry: { kind: EntryKind | PartType; id: string; title: string };
  field: string;
  /** The languages whose texts have the problem; empty if it concerns no particular language. */
  locales: readonly Locale[];
  /** The finding in English, to follow the field's name: `has 84 characters, 70 at most are shown`. */
  message: string;
  /** The subject of the finding, the same in every language: a heading, an address, a name, a number. */
  about?: string;
  /** Another affected entry, and the address of its editor. */
  other?: { title: string; url: string | null };
};

/**
 * The findings of the content check in one entry, the worst first. It reads and writes nothing.
 *
 * The preview of a draft calls it with the preview API's entry (all languages, links resolved):
 *
 *     const space = knownSpace({ catalogues, siteUrl: env().SITE_URL, isPublished });
 *     const findings = checkEntry(kind, rawEntry, codes, space);
 *
 * `isPublished` and `exists` are optional: without them there are no findings about unpublished entries. The entry's code blocks are
 * checked with it. messages/en/preview.json explains each rule under `rules`: what it finds, why it matters and what to do.
 */
export function checkEntry(kind: EntryKind, item: RawEntry, codes: LocaleCodes, space: KnownSpace): Finding[] {
  return judge(factsOf(kind, item, codes), space);
}

/** The findings for an entry whose facts are known. */
export function judge(facts: EntryFacts, space: KnownSpace): Finding[] {
  const findings = new Map<string, Finding>();
  for (const [rule, { severity, find }] of RULE_LIST) {
    for (const { field, locale, code, ...said } of find(facts, space)) {
      const entry: Finding['entry'] = code ? { kind: CODE_BLOCK, ...code } : { kind: facts.kind, id: facts.id, title: facts.title };
      // The same finding in each language, or twice in a text, is one thing to fix.
      const key = JSON.stringify([rule, entry.id, field, said.message]);
      const known = findings.get(key)?.locales ?? [];
      const locales = LOCALES.filter((each) => each === locale || known.includes(each));
      findings.set(key, { rule, severity, entry, field, locales, ...said });
    }
  }
  return [...findings.values()].sort((a, b) => SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity));
}

/** The worst first. */
export const SEVERITIES: readonly Severity[] = ['error', 'warning', 'notice'];

/** A finding on one line, without its entry: `content (es): a link leads to /nowhere, where the site has no page`. */
export function findingText({ field, locales, message }: Pick<Finding, 'field' | 'locales' | 'message'>): string {
  return `${field}${locales.length > 0 ? ` (${locales.join(', ')})` : ''}: ${message}`;
}
