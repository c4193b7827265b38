import type { Messages } from '../i18n/messages.ts';
import type { PagePath } from '../routing/routes.ts';

/** Which messages each page of the site is made of. A page without them does not compile. */
export const PAGE_COPY = {
  '/': (messages) => messages.home,
  '/pricing': (messages) => messages.pricing,
  '/ai-studio': (messages) => messages.aiStudio,
  '/blogs': (messages) => messages.blog,
  '/resources': (messages) => messages.resources,
  '/compare': (messages) => messages.comparisons,
  '/compare/later-alternative': (messages) => messages.competitors.later,
  '/compare/buffer-alternative': (messages) => messages.competitors.buffer,
  '/compare/sprout-alternative': (messages) => messages.competitors.sprout,
  '/compare/hootsuite-alternative': (messages) => messages.competitors.hootsuite,
  '/affiliates': (messages) => messages.affiliates,
  '/white-label': (messages) => messages.whiteLabel,
  '/managed-service': (messages) => messages.managedService,
  '/faq': (messages) => messages.faq,
  '/terms-conditions': (messages) => messages.terms,
  '/privacy-policy': (messages) => messages.privacy,
  '/cookie-policy': (messages) => messages.cookies,
  '/accessibility': (messages) => messages.accessibility,
  '/all': (messages) => messages.all,
} as const satisfies Record<PagePath, (messages: Messages) => PageMessages>;

/** A page's messages: a title and a description for the head, and anything below. */
export type PageMessages = { meta: { title: string; description: string } };

/** All text of some messages, without the places that arguments fill and without tags. */
export function textOfMessages(messages: unknown): string {
  if (typeof messages === 'string') return withoutArguments(messages).replace(/<[^>]*>/g, ' ');
  if (typeof messages !== 'object' || messages === null) return '';
  return Object.values(messages).map(textOfMessages).join('\n');
}

// From the inside out: the branches of a plural hold arguments themselves.
function withoutArguments(message: string): string {
  const without = message.replace(/\{[^{}]*\}/g, ' ');
  return without === message ? message : withoutArguments(without);
}
