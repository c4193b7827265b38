import { getTranslations } from 'next-intl/server';
import { EntryCard } from '@/components/content/entry-card';
import { ArrowLink } from '@/components/ui/button';
import { classNames } from '@/components/ui/class-names';
import { Section } from '@/components/ui/section';
import withDotsStyles from '@/components/ui/ui.module.css';
import { newestCards } from '@/lib/content/queries';
import { currentLocale } from '@/lib/i18n/current-locale';
import { COLLECTIONS } from '@/lib/site/collections';

const POSTS = 3;

/** Shows the newest posts, with the first one large. It shows nothing if the blog is empty. */
export async function LatestPosts() {
  const t = await getTranslations('home.posts');
  const [first, ...others] = await newestCards('blog', await currentLocale(), POSTS);
  if (!first) return null;
  return (
    <Section title={t('title')} tone="sunken" aside={<ArrowLink href={COLLECTIONS.blog.listPath}>{t('link')}</ArrowLink>}>
      <div
        data-swipe=""
        className={classNames('swipe-row', withDotsStyles.withDots, 'max-sm:[&_p]:hidden sm:grid sm:gap-x-16 lg:grid-cols-2 gap-y-10')}
      >
        <EntryCard card={first} lead />
        <ul data-settle="each" className="max-sm:contents sm:grid content-start lg:content-between gap-8">
          {others.map((card) => (
            <li key={card.id} className="border-hairline sm:border-t lg:*:has-[img]:grid-cols-2 sm:pt-8">
              <EntryCard card={card} />
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
