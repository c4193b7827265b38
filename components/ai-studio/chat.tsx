import { useTranslations } from 'next-intl';
import { Glyph } from '@/components/pictures/glyph';
import { Section } from '@/components/ui/section';
import { PLANS } from '@/lib/site/plans';

/** The chat, an example of it, and which plan brings which tier. */
export function Chat() {
  const t = useTranslations('aiStudio.chat');
  const pricing = useTranslations('pricing');
  return (
    <Section labelledBy="chat-title">
      <div className="grid items-center gap-x-20 gap-y-12 lg:grid-cols-2">
        <div>
          <h2 id="chat-title" className="title">
            {t('title')}
          </h2>
          <p className="mt-4 max-w-[32rem] lede">{t('lede')}</p>
          <dl className="mt-8 border-ink border-t-2">
            {PLANS.map(
              ({ id, chatTier }) =>
                chatTier && (
                  <div key={id} className="grid gap-x-6 gap-y-1 border-hairline border-b py-4 sm:grid-cols-[9rem_1fr] sm:items-baseline">
                    <dt className="heading">{pricing(`chatTiers.${chatTier}`)}</dt>
                    <dd className="text-soft">{t('tier', { plan: pricing(`plans.${id}.name`) })}</dd>
                  </div>
                ),
            )}
          </dl>
        </div>
        <Conversation />
      </div>
    </Section>
  );
}

/** An example, drawn. */
function Conversation() {
  const t = useTranslations('aiStudio.chat.picture');
  return (
    <div role="img" aria-label={t('label')} className="select-none">
      <div aria-hidden="true" className="grid gap-4 rounded-card bg-sunken p-5 sm:p-9">
        <Asked>{t('first')}</Asked>
        <Answered>{t('second')}</Answered>
        <Asked>{t('third')}</Asked>
        <Answered>{t('fourth')}</Answered>
      </div>
    </div>
  );
}

function Asked({ children }: { children: string }) {
  return (
    <div data-tone="inverse" className="max-w-[80%] justify-self-end rounded-card rounded-ee-none bg-paper px-4 py-3">
      {children}
    </div>
  );
}

function Answered({ children }: { children: string }) {
  return (
    <div className="flex max-w-[88%] items-end gap-3 justify-self-start">
      <Glyph name="thread" className="mb-3 size-5 text-thread" />
      <div className="rounded-card rounded-es-none border border-hairline bg-raised px-4 py-3">{children}</div>
    </div>
  );
}
