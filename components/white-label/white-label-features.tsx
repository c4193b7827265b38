import { useTranslations } from 'next-intl';
import { Icon, type IconName } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import { Usd, useUsd } from '@/components/ui/usd';
import { WHITE_LABEL } from '@/lib/site/claims';
import { WHITE_LABEL_MONTHLY_USD } from '@/lib/site/plans';
import { CropMarks } from './crop-marks';
import './white-label.css';

const FACTS = ['setup', 'security', 'price'] as const;
const ICONS: Record<(typeof FACTS)[number], IconName> = { setup: 'clock', security: 'shield', price: 'calendar' };
const PLACES: Record<(typeof FACTS)[number], string> = {
  setup: 'fact',
  security: 'fact border-hairline border-t sm:border-s sm:border-t-0',
  price: 'border-hairline border-t sm:col-span-2',
};

/** The four cards as one sheet: the name on it, and the three figures that an agency asks for. */
export function WhiteLabelFeatures() {
  const t = useTranslations('whiteLabel.features');
  const numbers = useFeatureNumbers();
  return (
    <Section title={t('title')} className="pt-0!">
      <div className="grid overflow-hidden rounded-card border border-hairline bg-raised lg:grid-cols-[minmax(0,6fr)_minmax(0,7fr)]">
        <article className="flex flex-col border-hairline border-b lg:border-e lg:border-b-0">
          <div aria-hidden="true" className="relative m-4 grid flex-1 justify-items-center p-5 text-soft sm:m-8 sm:p-8">
            <CropMarks />
            <NamedSheet name={t('brand.plate')} inside={t('brand.inside')} />
          </div>
          <div className="titled p-6 pt-0 sm:p-8 sm:pt-0">
            <Icon name="globe" className="size-5 text-soft" />
            <h3 className="heading fact-title">{t('brand.title')}</h3>
            <p className="mt-3 max-w-[32rem] text-pretty text-soft">{t('brand.text')}</p>
          </div>
        </article>
        <div className="facts grid sm:grid-cols-2">
          {FACTS.map((fact) => (
            <article key={fact} className={`p-6 sm:p-8 ${PLACES[fact]}`}>
              <p
                aria-hidden="true"
                className={`whitespace-nowrap font-bold font-display leading-none tracking-tighter ${fact === 'price' ? 'text-[clamp(3.25rem,2rem+3.4vw,5rem)] text-thread' : 'text-[clamp(2.5rem,1rem+2.9vw,4rem)]'}`}
              >
                <bdi dir="ltr">
                  {t.rich(`${fact}.figure`, {
                    ...numbers,
                    price: () => <Usd amount={WHITE_LABEL_MONTHLY_USD} />,
                    unit: (words) => <span className="fact-unit">{words}</span>,
                  })}
                </bdi>
              </p>
              <div className="titled mt-4 sm:mt-6">
                <Icon name={ICONS[fact]} className="size-5 text-soft" />
                <h3 className="heading fact-title">{t(`${fact}.title`)}</h3>
                <p className={`mt-3 text-pretty text-soft ${fact === 'price' ? 'max-w-[32rem]' : 'max-w-[26rem]'}`}>
                  {t(`${fact}.text`, numbers)}
                </p>
              </div>
            </article>
          ))}
        </div>
      </div>
    </Section>
  );
}

/** Where a client meets the name: the address, the way in, a report. `inside` is the name as it stands inside a line. */
function NamedSheet({ name, inside }: { name: string; inside: string }) {
  const t = useTranslations('whiteLabel.brand.parts');
  const host = `app.${name.toLowerCase().replace(/\W+/g, '')}.example`;
  return (
    <div className="of-agency flex w-full max-w-104 flex-col overflow-hidden rounded-card border border-hairline bg-paper text-ink shadow-float">
      <p className="truncate border-hairline border-b bg-sunken px-2 py-2 text-center text-small text-soft">{host}</p>
      <div className="grid flex-1 content-center justify-items-center gap-5 px-3 py-8 text-center sm:py-10">
        <p className="border-thread border-y px-2 py-1 font-bold font-display text-title">{name}</p>
        <p className="rounded-button bg-thread px-5 py-2 font-semibold text-on-thread text-small">{t('signIn.value', { name: inside })}</p>
      </div>
      <p className="flex justify-between gap-4 border-hairline border-t px-4 py-2.5 text-small">
        <span className="text-soft">{t('report.label')}</span>
        <span className="font-semibold">{t('report.value', { name: inside })}</span>
      </p>
    </div>
  );
}

/** What the words about white-label say that the business can change. */
export function useFeatureNumbers() {
  const { setupHours, customizationBusinessDays, agencies, encryption, audit } = WHITE_LABEL;
  return {
    hours: setupHours,
    ...customizationBusinessDays,
    agencies,
    encryption,
    // One name: it does not break.
    audit: audit.replace(' ', '\u00a0'),
    price: useUsd()(WHITE_LABEL_MONTHLY_USD),
  };
}
