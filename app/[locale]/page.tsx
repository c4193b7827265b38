import styles from '@/components/home/home.module.css';
import { HomeClosing } from '@/components/home/home-closing';
import { HomeFaq } from '@/components/home/home-faq';
import { HomeHero } from '@/components/home/home-hero';
import { LatestPosts } from '@/components/home/latest-posts';
import { MeasureStory } from '@/components/home/measure-story';
import { NetworkStrip } from '@/components/home/network-strip';
import { PlanStory } from '@/components/home/plan-story';
import { PlansInShort } from '@/components/home/plans-in-short';
import { PublishStory } from '@/components/home/publish-story';
import { StudioTeaser } from '@/components/home/studio-teaser';
import { TwoDoors } from '@/components/home/two-doors';
import { WriteStory } from '@/components/home/write-story';
import { HomeData } from '@/components/structured-data/home-data';
import { classNames } from '@/components/ui/class-names';
import { pageMetadata } from '@/lib/head/metadata';

export const generateMetadata = () => pageMetadata('/');

export default function HomePage() {
  return (
    <main className={classNames(styles.way, 'lg:[--spacing-section:5.5rem]')}>
      <HomeData />
      <HomeHero />
      <NetworkStrip />
      <PlanStory />
      <WriteStory />
      <PublishStory />
      <MeasureStory />
      <StudioTeaser />
      <TwoDoors />
      <PlansInShort />
      <LatestPosts />
      <HomeFaq />
      <HomeClosing />
    </main>
  );
}
