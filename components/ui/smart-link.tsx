import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/locales';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The one link: another site opens in a new tab, mail stays mail, everything else is in-app and in the page's language. A move inside the
 * site loads no document (components/layout/client-navigation.tsx).
 */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  const locale = useLocale();
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  return <a href={href.startsWith('/') ? localizedPath(href, locale) : href} {...rest} />;
}
