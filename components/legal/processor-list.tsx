import { useFormatter, useTranslations } from 'next-intl';
import { PROCESSORS } from '@/lib/site/legal';

/** Lists the companies that process personal data for us, with country and task. It shows nothing if the operator names none. */
export function ProcessorList({ processors = PROCESSORS }: { processors?: typeof PROCESSORS }) {
  const t = useTranslations('privacy');
  const format = useFormatter();
  if (processors.length === 0) return null;
  return (
    <ul>
      {processors.map(({ name, country, task }) => (
        <li key={name}>
          {t('processor', { name, country: format.displayName(country, { type: 'region' }) ?? country, task: t(`tasks.${task}`) })}
        </li>
      ))}
    </ul>
  );
}
