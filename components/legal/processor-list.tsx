import { useFormatter, useTranslations } from 'next-intl';
import { PROCESSORS } from '@/lib/site/legal';

/** The companies that handle personal data on our behalf, each with its country and its task; nothing while the operator names none. */
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
