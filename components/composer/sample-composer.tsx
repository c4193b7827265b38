import { useLocale, useTranslations } from 'next-intl';
import { useId } from 'react';
import { LIVE_PART } from '@/lib/next/static-part';
import { NETWORK_LIMITS, X_LINK_LENGTH } from '@/lib/site/network-limits';
import type { Network } from '@/lib/site/networks';
import { Composer } from './composer';
import { COMPOSER_WORDS, type ComposerWord } from './composer-words';
import { Post, type PreparedPost, type Sample } from './post';

/** Those first that treat the line most differently: how they cut it, what they link, which shape a picture has. */
const ORDER: readonly Network[] = ['instagram', 'youtube', 'twitter', 'pinterest', 'threads', 'tiktok', 'medium', 'facebook', 'linkedin'];
/** Where all nine stand on a page, down its columns (`wall` in ai-studio.module.css): two at a time, with the tallest picture alone in the middle. */
const ON_WALL: readonly Network[] = ['instagram', 'youtube', 'linkedin', 'threads', 'tiktok', 'facebook', 'medium', 'pinterest', 'twitter'];
/** Number in the HTML of a page on which the composer is one section of many. The others are outside the window until its code has come. */
const PREPARED = 4;
const EXAMPLE_LINK = 'https://example.com/open';

/**
 * A prepared line, with a post written from it by hand for each of nine networks, as the product writes them; and where scripts run a field for
 * the visitor's own line, which is shown word for word as each network counts and cuts it. `wall` is the class of the list of posts where the
 * composer has a page to itself.
 */
export function SampleComposer({ sample, wall }: { sample: Sample; wall?: string | undefined }) {
  const t = useTranslations('composer');
  const locale = useLocale();
  const posts: PreparedPost[] = (wall === undefined ? ORDER : ON_WALL).map((network) => {
    const { firstSeen = 0, hashtags = 0 } = NETWORK_LIMITS[network];
    return {
      network,
      note: t(`notes.${network}`, { link: X_LINK_LENGTH, seen: firstSeen, hashtags }),
      text: t(`samples.${sample}.posts.${network}`, { link: EXAMPLE_LINK }),
    };
  });
  return (
    <Composer
      {...{ [LIVE_PART]: useId() }}
      locale={locale}
      words={Object.fromEntries(COMPOSER_WORDS.map((name) => [name, t(name)])) as Record<ComposerWord, string>}
      sample={sample}
      prepared={t(`samples.${sample}.line`, { link: EXAMPLE_LINK })}
      posts={posts}
      wall={wall}
    >
      {posts.slice(0, wall === undefined ? PREPARED : undefined).map((post) => (
        <Post key={post.network} {...post} sample={sample} locale={locale} />
      ))}
    </Composer>
  );
}
