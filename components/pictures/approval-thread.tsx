import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Drawing } from '@/components/ui/drawing';
import { Icon } from '@/components/ui/icon';
import { networkMark } from '@/components/ui/network-mark';
import uiStyles from '@/components/ui/ui.module.css';
import { CutPaper, type PersonName, Portrait } from './cut-paper';
import { Picture, type PictureFrame } from './picture';
import styles from './product.module.css';

/** The Friday before the shop opens. */
const OUT = Date.UTC(2026, 10, 20);

/** A post from draft to approval: what was asked, what was changed, and who approved it. */
export function ApprovalThread(place: PictureFrame) {
  const t = useTranslations('pictures.approvalThread');
  return (
    <Picture {...place} label={t('label')} className={styles.thread}>
      <Drawing d="M20 190V476" viewBox="0 0 360 516" className={`${LINE} @lg:hidden`} />
      <Drawing d="M250 84C290 84 310 20 310 70V340" viewBox="0 0 600 400" className={`${LINE} hidden @lg:block`} />
      <div className="h-54 w-full p-3.5 @lg:h-96 @lg:w-64 absolute start-0 top-0 rounded-card border border-hairline bg-raised shadow-float">
        <div className={`flex items-center gap-2 font-semibold before:size-4 ${networkMark('instagram')}`}>
          {t('account')}
          <span className={`${YES} border border-positive ms-auto gap-1 rounded-button px-2 py-0.5 text-xs before:size-3`}>
            {t('approved')}
          </span>
        </div>
        <div className="mt-3 flex gap-3.5 @lg:block">
          <CutPaper scene="shop" className="h-36 w-32 @lg:h-48 @lg:w-full shrink-0 rounded-lg" />
          <div className="@lg:mt-3.5 text-base">
            {t('before')} <del className="text-soft decoration-thread">{t('removed')}</del>{' '}
            <ins className="bg-positive/15 no-underline">{t('added')}</ins> {t('after')}
          </div>
        </div>
        <div className="inset-x-3.5 bottom-3 pt-2.5 absolute hidden justify-between border-hairline border-t text-soft text-xs @lg:flex">
          <span>{t('version', { number: 2 })}</span>
          <span>{t('teammates', { count: 3 })}</span>
        </div>
      </div>

      <div className="inset-x-0 top-59 @lg:start-72.5 @lg:top-6 absolute">
        <Remark person="ana" name={t('people.writer')} time="9:12" className="hidden h-15 @lg:grid">
          <span className="text-soft">{t('drafted')}</span>
        </Remark>
        <Remark person="ruth" name={t('people.client')} time="9:26" className="h-24 @lg:h-25 grid">
          <Said>{t('comment')}</Said>
        </Remark>
        <Remark person="ana" name={t('people.writer')} time="9:31" className="grid h-21">
          <Said>{t('reply')}</Said>
        </Remark>
        <Remark person="ruth" name={t('people.client')} time="9:33" className="h-15 grid">
          <span className={`${YES} gap-1 before:size-3.5`}>{t('approved')}</span>
        </Remark>
        <div className="flex items-center gap-3 font-semibold">
          <span className="grid size-10 shrink-0 place-items-center rounded-full bg-thread text-on-thread">
            <Icon name="clock" className="size-5" />
          </span>
          {t('scheduled', { day: OUT, time: '18:00' })}
        </div>
      </div>
    </Picture>
  );
}

const LINE = 'absolute inset-0 size-full fill-none stroke-2 stroke-thread rtl:-scale-x-100';

const YES = classNames(uiStyles.yes, 'flex items-center font-medium text-positive before:text-positive');

type RemarkProps = { person: PersonName; name: string; time: string; className: string | undefined; children: ReactNode };

function Remark({ person, name, time, className, children }: RemarkProps) {
  return (
    <div className={`grid-cols-[auto_1fr_auto] grid-rows-[auto_1fr] *:last:col-span-2 items-start gap-x-3 gap-y-1 ${className}`}>
      <Portrait person={person} className="row-span-2 size-10 rounded-full" />
      <span className="font-semibold text-xs">{name}</span>
      <span className="text-soft text-xs tabular-nums">{time}</span>
      {children}
    </div>
  );
}

function Said({ children }: { children: ReactNode }) {
  return <div className="rounded-lg rounded-ss-none border border-hairline bg-raised px-3 py-2">{children}</div>;
}
