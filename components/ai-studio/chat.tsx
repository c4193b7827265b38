import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/pictures/glyph';
import { Section, SectionTitle } from '@/components/ui/section';
import { FIRST_PLAN_WITH_CHAT } from '@/lib/site/plans';
import styles from './ai-studio.module.css';

/** The chat with an example. The table of allowances says which plan has which tier. */
export function Chat() {
  const t = useTranslations('aiStudio.chat');
  const pricing = useTranslations('pricing.plans');
  return (
    <Section labelledBy="chat-title" className={styles.scenes}>
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <SectionTitle id="chat-title">{t('title')}</SectionTitle>
          <p className="mt-4 max-w-[32rem] lede-text">{t('lede', { first: pricing(`${FIRST_PLAN_WITH_CHAT.id}.name`) })}</p>
        </div>
        <div role="img" aria-label={t('picture.label')} className="select-none">
          <div aria-hidden="true" className="grid gap-4 rounded-card bg-sunken p-5 sm:p-9">
            <Asked>{t('picture.first')}</Asked>
            <Answered>{t('picture.second')}</Answered>
            <Asked>{t('picture.third')}</Asked>
            <Answered>{t('picture.fourth')}</Answered>
          </div>
        </div>
      </div>
    </Section>
  );
}

function Asked({ children }: { children: string }) {
  return (
    <div data-tone="inverse" className={`${styles.asked} justify-self-end px-4 py-3`}>
      {children}
    </div>
  );
}

function Answered({ children }: { children: string }) {
  return (
    <div className={`${styles.answered} flex items-end gap-3 justify-self-start`}>
      <Glyph name="thread" className="mb-3 size-5 text-thread" />
      <div className="border border-hairline bg-raised px-4 py-3">{children}</div>
    </div>
  );
}
