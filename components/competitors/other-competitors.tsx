import { useTranslations } from 'next-intl';
import { ArrowLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { SmartLink } from '@/components/ui/smart-link';
import { COMPETITOR_IDS, COMPETITORS, type Competitor } from '@/lib/site/claims';
import { SITE } from '@/lib/site/identity';
import { usePageFacts } from './use-page-facts';

/** How each page lays out the way on: words in a row, three large names, a list beside its heading, pairs of which the article is one. */
const LAYOUTS: Record<Competitor, { section?: string; list: string; pairs?: boolean; onOtherGround?: boolean }> = {
  later: { list: 'tools-in-a-row' },
  // Its receipt comes last, on a ground of its own.
  buffer: { list: 'tools-large', onOtherGround: true },
  sprout: { section: 'lg:grid lg:grid-cols-[minmax(0,4fr)_minmax(0,8fr)] lg:gap-x-16 lg:[&>div]:content-start', list: 'tools-ledger' },
  hootsuite: { list: 'tools-in-pairs', pairs: true },
};

const ARTICLE = `/compare/${SITE.productSlug}-against-other-social-media-schedulers`;

/** The way on to the other three pages, and to the article that has all five at once. */
export function OtherCompetitors({ competitor }: { competitor: Competitor }) {
  const t = useTranslations('competitors.others');
  const { section, list, pairs, onOtherGround } = LAYOUTS[competitor];
  return (
    <Section
      title={t('title')}
      layout={section}
      aside={pairs ? undefined : <ArrowLink href={ARTICLE}>{t('article')}</ArrowLink>}
      className={onOtherGround ? 'print:hidden' : 'pt-0 lg:pt-14 print:hidden'}
    >
      <ul className={list}>
        {COMPETITOR_IDS.filter((each) => each !== competitor).map((each) => (
          <Other key={each} competitor={each} />
        ))}
        {pairs ? (
          <Card href={ARTICLE} name={t('article')}>
            {t('about')}
          </Card>
        ) : null}
      </ul>
    </Section>
  );
}

/** What leads to a comparison page, with the question that decides it. */
function Other({ competitor }: { competitor: Competitor }) {
  const t = useTranslations(`competitors.${competitor}` as 'competitors.later');
  const { price } = usePageFacts(competitor);
  return (
    <Card href={COMPETITORS[competitor].path} name={COMPETITORS[competitor].name}>
      {t('question', { price })}
    </Card>
  );
}

function Card({ href, name, children }: { href: string; name: string; children: string }) {
  return (
    <li className="tool-card">
      <SmartLink href={href}>{name}</SmartLink>
      <p>{children}</p>
      <Icon name="arrow" className="size-5 text-thread" />
    </li>
  );
}
