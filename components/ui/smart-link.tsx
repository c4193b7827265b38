import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/locales';
import { IntentLink } from './intent-link';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** The one link: another site opens in a new tab, mail stays mail, everything else is in-app and in the page's language. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  const locale = useLocale();
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  if (!href.startsWith('/')) return <a href={href} {...rest} />;
  return <IntentLink href={localizedPath(href, locale)} {...rest} />;
}
