import { useLocale } from 'next-intl';
import { firstSentence } from '@/lib/i18n/first-sentence';

/** What we answer: its first sentence says it, and stands out; what follows explains it. */
export function Answer({ words }: { words: string }) {
  const first = firstSentence(words, useLocale());
  return (
    <>
      <strong>{first}</strong>
      {words.slice(first.length)}
    </>
  );
}
