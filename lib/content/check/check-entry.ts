import { LOCALES, type Locale } from '../../i18n/locales.ts';
import type { EntryKind } from '../../site/collections.ts';
import { CODE_BLOCK } from '../model.ts';
import type { LocaleCodes } from '../store/fields.ts';
import type { RawEntry } from '../types.ts';
import { type EntryFacts, factsOf } from './facts.ts';
import type { KnownSpace } from './known-space.ts';
import { RULE_LIST, type RuleId, type Severity } from './rules.ts';

/** Something that is wrong with an entry, or with a code block that one shows. */
export type Finding = {
  rule: RuleId;
  severity: Severity;
  entry: { kind: EntryKind | typeof CODE_BLOCK; id: string; title: string };
  field: string;
  /** The languages whose texts have it; empty where it concerns no language in particular. */
  locales: readonly Locale[];
  /** What was found, in English, to stand behind the field's name: `has 84 characters, 70 at most are shown`. */
  message: string;
  /** What it is about, the same in every language: a heading, an address, a name, a number. */
  about?: string;
  /** Another entry that it concerns, and where that is edited. */
  other?: { title: string; url: string | null };
};

/**
 * What the content check finds in one entry, the worst first. Reads nothing and writes nothing.
 *
 * The preview of a draft calls it with what the preview API gave for the entry (all languages, links resolved):
 *
 *     const space = knownSpace({ catalogues, siteUrl: env().SITE_URL, isPublished });
 *     const findings = checkEntry(kind, rawEntry, codes, space);
 *
 * `isPublished` and `exists` may be left out: then nothing is said of what is not published. Code blocks that the entry shows are checked
 * with it. What each rule finds, why it matters and what to do stands in messages/en/preview.json under `rules`.
 */
export function checkEntry(kind: EntryKind, item: RawEntry, codes: LocaleCodes, space: KnownSpace): Finding[] {
  return judge(factsOf(kind, item, codes), space);
}

/** What is found in an entry whose facts are known already. */
export function judge(facts: EntryFacts, space: KnownSpace): Finding[] {
  const findings = new Map<string, Finding>();
  for (const [rule, { severity, find }] of RULE_LIST) {
    for (const { field, locale, code, ...said } of find(facts, space)) {
      const entry: Finding['entry'] = code ? { kind: CODE_BLOCK, ...code } : { kind: facts.kind, id: facts.id, title: facts.title };
      // The same in each language, or twice in a text, is one thing to mend.
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
