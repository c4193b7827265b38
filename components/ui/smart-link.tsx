import { useLocale } from 'next-intl';
import type { ComponentProps } from 'react';
import { localizedPath } from '@/lib/i18n/locales';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/**
 * The link component of the site. A link to another site opens in a new tab, and a mail link stays as it is. All other links stay in the
 * app and in the page's language. Moving inside the site loads no document (components/layout/in-app-links.tsx).
 */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  const locale = useLocale();
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  return <a href={href.startsWith('/') ? localizedPath(href, locale) : href} {...rest} />;
}
