import { useLocale } from 'next-intl';

/** What we answer: its first sentence says it, and stands out; what follows explains it. */
export function Answer({ words }: { words: string }) {
  const [{ segment: first = words } = {}] = new Intl.Segmenter(useLocale(), { granularity: 'sentence' }).segment(words);
  return (
    <>
      <strong>{first.trimEnd()}</strong>
      {words.slice(first.trimEnd().length)}
    </>
  );
}
