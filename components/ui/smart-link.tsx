import type { ComponentProps } from 'react';
import { Link } from '@/lib/i18n/navigation';

type SmartLinkProps = Omit<ComponentProps<'a'>, 'href'> & { href: string };

/** The one link: another site opens in a new tab, mail stays mail, everything else is in-app and in the page's language. */
export function SmartLink({ href, ...rest }: SmartLinkProps) {
  if (/^https?:/.test(href)) return <a href={href} target="_blank" rel="noopener noreferrer" {...rest} />;
  if (/^(?:mailto:|#)/.test(href)) return <a href={href} {...rest} />;
  return <Link href={href} {...rest} />;
}
