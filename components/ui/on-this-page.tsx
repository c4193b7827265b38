import { useTranslations } from 'next-intl';
import { Contents, type ContentsProps } from './contents';

/** The contents of a long page: beside the text on a wide screen, where it follows; folded above the text on others. */
export function OnThisPage(props: ContentsProps) {
  return <Contents label={useTranslations('shell.sections')('contents')} {...props} />;
}
