import { useTranslations } from 'next-intl';
import { AllEntries } from '@/components/all/all-entries';
import { AllPages } from '@/components/all/all-pages';
import { ALL_GROUPS } from '@/components/all/group';
import { OnThisPage } from '@/components/legal/on-this-page';
import { Container } from '@/components/ui/container';
import { ENTRY_KINDS } from '@/lib/content/types';
import { pageMetadata } from '@/lib/metadata';

export const generateMetadata = () => pageMetadata('all', '/all');

export default function AllPage() {
  const t = useTranslations('all');
  return (
    <main>
      <Container className="pt-12 pb-12 lg:pt-16 lg:pb-16">
        <h1 className="max-w-[14ch] text-balance font-bold font-display text-hero">{t('title')}</h1>
        <p className="mt-6 max-w-[38rem] text-pretty text-lede text-soft">{t('lede')}</p>
      </Container>
      <Container className="grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 pb-section lg:grid-cols-[minmax(0,15rem)_minmax(0,1fr)]">
        <OnThisPage chapters={ALL_GROUPS.map((name) => ({ id: name, title: t(`groups.${name}`) }))} />
        <div className="space-y-14 lg:space-y-20">
          <AllPages />
          {ENTRY_KINDS.map((kind) => (
            <AllEntries key={kind} kind={kind} />
          ))}
        </div>
      </Container>
    </main>
  );
}
