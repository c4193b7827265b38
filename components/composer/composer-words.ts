/** The words of the composer that the browser needs, by their keys in messages/en/composer.json. */
export const COMPOSER_WORDS = [
  'label',
  'picture',
  'share',
  'focus',
  'aim',
  'takeOut',
  'byHand',
  'own',
  'over',
  'copied',
  'failed',
  'unreadable',
  'posts',
  'back',
  'on',
] as const;

export type ComposerWord = (typeof COMPOSER_WORDS)[number];
