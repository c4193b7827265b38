import { useLocale, useMessages, useTranslations } from 'next-intl';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icon';
import { StaticPart } from '@/components/ui/static-part';
import uiStyles from '@/components/ui/ui.module.css';
import { NETWORK_LIMITS, X_LINK_LENGTH } from '@/lib/site/network-limits';
import type { Network } from '@/lib/site/networks';
import { Composer } from './composer';
import styles from './composer.module.css';
import { Post, type PreparedPost, type Sample } from './post';

/** The first networks differ most in length, links and shape of the picture. */
const ORDER: readonly Network[] = ['instagram', 'youtube', 'twitter', 'pinterest', 'threads', 'tiktok', 'medium', 'facebook', 'linkedin'];
/** The order of all nine in the columns of a page (`wall` in ai-studio.module.css): pairs, with the tallest picture alone in the middle. */
const ON_WALL: readonly Network[] = ['instagram', 'youtube', 'linkedin', 'threads', 'tiktok', 'facebook', 'medium', 'pinterest', 'twitter'];
/** The number of posts in the HTML if the composer is one section of many. The others are outside the window until its code loads. */
const PREPARED = 4;
const EXAMPLE_LINK = 'https://example.com/open';

/** A prepared line and its posts, written by hand, until a visitor writes another one. `wall`: the list's class on a page of its own. */
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
  const { title, lede, samples, notes, sources, ...words } = useMessages().composer;
  const list = {
    'aria-label': words.posts,
    // A scrolling row can be reached by keyboard.
    tabIndex: wall === undefined ? 0 : undefined,
    className: wall ?? classNames(styles.postsRow, uiStyles.withDots),
  };
  return (
    <Composer
      locale={locale}
      words={words}
      icons={{
        picture: <Icon name="image" className="size-4 text-thread" />,
        share: <Icon name="link" className="size-4 text-thread" />,
        back: <Icon name="arrow" className="size-4 rotate-180" />,
        on: <Icon name="arrow" className="size-4" />,
      }}
      sample={sample}
      prepared={t(`samples.${sample}.line`, { link: EXAMPLE_LINK })}
      posts={posts}
      wide={wall !== undefined}
      list={list}
      example={
        <StaticPart as="ul" {...list}>
          {posts.slice(0, wall === undefined ? PREPARED : undefined).map((post) => (
            <Post key={post.network} {...post} sample={sample} locale={locale} />
          ))}
        </StaticPart>
      }
    />
  );
}
