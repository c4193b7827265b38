import type { RuleId } from '../../lib/content/check/rules.ts';
import words from '../../messages/en/preview.json' with { type: 'json' };

/** A short description of each rule's finding, with its reason and remedy: the preview of a draft uses the same texts for editors. */
export const RULE_WORDS: Readonly<Record<RuleId, { what: string; why: string }>> = words.rules;
