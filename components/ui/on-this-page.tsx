import { useTranslations } from 'next-intl';
import { Contents, type ContentsProps } from './contents';
import { Icon } from './icon';

/** The contents of a long page: beside the text where there is room, following it; folded above it where there is not. */
export function OnThisPage(props: ContentsProps) {
  const t = useTranslations('shell.sections');
  const icon = <Icon name="chevron" className="size-5 text-thread transition-transform group-open/contents:rotate-180" />;
  return <Contents label={t('contents')} icon={icon} {...props} />;
}
