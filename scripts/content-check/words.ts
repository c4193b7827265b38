import type { RuleId } from '../../lib/content/check/rules.ts';
import words from '../../messages/en/preview.json' with { type: 'json' };

/** What each rule finds, in a few words; why it matters and what to do about it: in the words that the preview of a draft has for editors. */
export const RULE_WORDS: Readonly<Record<RuleId, { what: string; why: string }>> = words.rules;
