/**
 * The questions of the FAQ page by group, in reading order; each name is a message below `faq.items`. The first group is as wide as the page. The others
 * stand in two columns of three, which are about as long: what the product does and for whom, and what has been agreed.
 */
export const FAQ_GROUPS = [
  { id: 'essentials', questions: ['product', 'networks', 'trial', 'price', 'seats', 'ai', 'whiteLabel', 'help'] },
  { id: 'ai', questions: ['studio', 'deciding', 'chatbot'] },
  { id: 'teams', questions: ['company', 'permissions', 'whiteLabelSetup'] },
  { id: 'managed', questions: ['managedScope', 'managedControl', 'managedCommitment'] },
  { id: 'billing', questions: ['switching', 'cancelling', 'storage', 'difference'] },
  { id: 'privacy', questions: ['tracking', 'protection'] },
  { id: 'affiliates', questions: ['commission', 'attribution'] },
] as const;

export type FaqGroup = (typeof FAQ_GROUPS)[number];
export type FaqQuestion = FaqGroup['questions'][number];

/** The first group is what any FAQ section shows unless it is given others; its ids are 2 to 9. */
export const DEFAULT_QUESTIONS = FAQ_GROUPS[0].questions;

export const PRICING_QUESTIONS = ['trial', 'yearly', 'change', 'seats', 'extra', 'everything', 'whiteLabel', 'custom'] as const;

export const WHITE_LABEL_QUESTIONS = ['scope', 'visible', 'setup', 'price', 'developers', 'clients', 'security', 'support'] as const;

/** The order of the ids, 1 to 10. On a desktop each half is a column, and each half starts with the most important question. */
export const MANAGED_SERVICE_QUESTIONS = [
  'price',
  'commitment',
  'platforms',
  'team',
  'approval',
  'results',
  'ownership',
  'voice',
  'engagement',
  'reports',
] as const;

/** The lists whose questions editors add, replace and hide: the groups of the FAQ page, and the lists of three other pages. */
export type FaqList = FaqGroup['id'] | 'pricing' | 'white-label' | 'managed-service';

export const QUESTIONS_OF: Readonly<Record<FaqList, readonly string[]>> = {
  ...(Object.fromEntries(FAQ_GROUPS.map(({ id, questions }): [string, readonly string[]] => [id, questions])) as Record<
    FaqGroup['id'],
    readonly string[]
  >),
  pricing: PRICING_QUESTIONS,
  'white-label': WHITE_LABEL_QUESTIONS,
  'managed-service': MANAGED_SERVICE_QUESTIONS,
};

export const FAQ_LISTS = Object.keys(QUESTIONS_OF) as FaqList[];

export const isFaqList = (value: unknown): value is FaqList => FAQ_LISTS.some((list) => list === value);

/** Where a question stands on the FAQ page, in every language: `question-white-label`. */
export const questionAnchor = (question: FaqQuestion) => `question-${question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Where a question of an editor stands. No name of the site's own questions begins with "entry". */
export const entryAnchor = (entryId: string) => `question-entry-${entryId}`;
