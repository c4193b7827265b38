import { useTranslations } from 'next-intl';
import { BookingArrowLink } from '@/components/booking/booking-link';
import { Analytics } from '@/components/pictures/analytics';
import { ApprovalThread } from '@/components/pictures/approval-thread';
import { Container } from '@/components/ui/container';
import { SITE } from '@/lib/site/identity';
import { TradePage } from './trade-page';

const POINTS = {
  expertise: ['industry', 'trends', 'competitors', 'growth'],
  insights: ['prediction', 'content', 'audience', 'timing'],
  control: ['voice', 'approval', 'templates', 'assets'],
} as const;
type Block = keyof typeof POINTS;

const PICTURES: Record<Block, () => React.ReactNode> = { expertise: TradePage, insights: Analytics, control: ApprovalThread };

/** Three blocks, the picture now on one side and now on the other. */
export function AlternatingFeatures() {
  return (
    <>
      <FeatureBlock block="expertise" className="pb-section" columns="lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)]" list="sm:grid-cols-2" />
      <FeatureBlock block="insights" className="bg-sunken py-section" columns="lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]" pictureFirst />
      <FeatureBlock block="control" className="py-section" columns="lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]" />
    </>
  );
}

type FeatureBlockProps = { block: Block; pictureFirst?: boolean; list?: string; columns: string; className: string };

function FeatureBlock({ block, pictureFirst = false, list = '', columns, className }: FeatureBlockProps) {
  const t = useTranslations('managedService.blocks');
  const BlockPicture = PICTURES[block];
  const title = t(`${block}.title`);
  const pointText = (point: string, part: 'title' | 'text') => t(`${block}.points.${point}.${part}` as 'expertise.points.industry.title');
  return (
    <section aria-labelledby={`${block}-title`} className={className}>
      <Container className={`grid items-center gap-x-16 gap-y-12 ${columns}`}>
        <div className={pictureFirst ? 'lg:order-2' : ''}>
          <h2 id={`${block}-title`} className="title">
            {title}
          </h2>
          <p className="mt-4 lede">{t(`${block}.text`, { product: SITE.product })}</p>
          <ul className={`mt-8 grid gap-x-8 ${list}`}>
            {POINTS[block].map((point) => (
              <li key={point} className="border-hairline border-t py-3.5">
                <strong className="block font-semibold">{pointText(point, 'title')}</strong>
                <span className="text-soft">{pointText(point, 'text')}</span>
              </li>
            ))}
          </ul>
          <BookingArrowLink className="mt-3">
            {t.rich('cta', { topic: title, about: (words) => <span className="sr-only">{words}</span> })}
          </BookingArrowLink>
        </div>
        <BlockPicture />
      </Container>
    </section>
  );
}
