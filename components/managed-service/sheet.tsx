import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

type SheetProps = { id: string; title: string; children: ReactNode };

/** A sheet of the month. Its head says what it is, and that it is an example: where the three are one paper, the heading above says so for all of them. */
export function Sheet({ id, title, children }: SheetProps) {
  const t = useTranslations('managedService.blocks');
  return (
    <figure aria-labelledby={id} className="rounded-card border border-hairline bg-raised p-5 shadow-float sm:p-7">
      <figcaption className="mb-4 flex items-start justify-between gap-3 border-hairline border-b pb-3.5">
        <span id={id} className="font-semibold leading-snug">
          {title}
        </span>
        <Badge className="shrink-0 lg:hidden">{t('example')}</Badge>
      </figcaption>
      {children}
    </figure>
  );
}
