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

/** Where a question stands on the FAQ page, in every language: `question-white-label`. */
export const questionAnchor = (question: FaqQuestion) => `question-${question.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** Numbers all questions through, from 2 on: 0 means "none is open", 1 is not used. */
export function faqId(question: FaqQuestion): number {
  return 2 + FAQ_GROUPS.flatMap(({ questions }) => [...questions] as FaqQuestion[]).indexOf(question);
}
