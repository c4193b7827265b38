import type { Network } from '../site/networks.ts';

/** The networks that share a link by address only, in the order of the row. */
type ShareTarget = Extract<Network, 'linkedin' | 'twitter' | 'facebook' | 'threads' | 'pinterest'> | 'mail';
type Shared = {
  url: string;
  title: string;
  /** A picture's absolute address; without one there is nothing to pin. */
  image?: string | undefined;
};

/** The addresses that open each network's share form with the page in it, and one that opens a mail. They work without JavaScript. */
export function shareLinks({ url, title, image }: Shared) {
  const links: [ShareTarget, string, Record<string, string>][] = [
    ['linkedin', 'https://www.linkedin.com/sharing/share-offsite/', { url }],
    ['twitter', 'https://x.com/intent/post', { text: title, url }],
    ['facebook', 'https://www.facebook.com/sharer/sharer.php', { u: url }],
    ['threads', 'https://www.threads.net/intent/post', { text: `${title} ${url}` }],
    ['pinterest', 'https://www.pinterest.com/pin/create/button/', { url, media: image ?? '', description: title }],
    ['mail', 'mailto:', { subject: title, body: url }],
  ];
  const shown = links.filter(([target]) => target !== 'pinterest' || image);
  return shown.map(([target, form, query]) => ({ target, href: `${form}?${encoded(query)}` }));
}

/** Spaces as %20: a mail program shows a plus unchanged. */
function encoded(query: Record<string, string>): string {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
    .join('&');
}
