import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/badge';

/** What a sheet of the month is, and that it is an example: where the three are one paper, its last corner says so for all of them. */
export function SheetHead({ id, children }: { id: string; children: ReactNode }) {
  const t = useTranslations('managedService.blocks');
  return (
    <figcaption className="mb-4 flex items-start justify-between gap-3 border-hairline border-b pb-3.5">
      <span id={id} className="font-semibold leading-snug">
        {children}
      </span>
      <Badge className="shrink-0">{t('example')}</Badge>
    </figcaption>
  );
}
