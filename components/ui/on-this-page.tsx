import { useTranslations } from 'next-intl';
import { Contents, type ContentsProps } from './contents';
import { Icon } from './icon';

/** The contents of a long page: beside the text on a wide screen, where it follows; folded above the text on others. */
export function OnThisPage(props: ContentsProps) {
  const t = useTranslations('shell.sections');
  const icon = <Icon name="chevron" className="size-5 text-thread transition-transform group-open/contents:rotate-180" />;
  return <Contents label={t('contents')} icon={icon} {...props} />;
}
