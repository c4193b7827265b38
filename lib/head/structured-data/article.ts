import type { Article, BlogPosting } from 'schema-dts';
import type { Entry } from '../../content/types.ts';
import { localizedPath } from '../../i18n/locales.ts';
import { AUTHOR } from '../../site/author.ts';
import { trimAtWord } from '../head-text.ts';
import { publisher } from './organization.ts';

/** Search engines cut headlines here. */
const HEADLINE_MAX = 110;

/** An entry: a post of the blog, or an article. `url` and `image` are absolute addresses, `author` is a name. */
export function article(siteUrl: string, entry: Entry, url: string, image: string | null, author: string): BlogPosting | Article {
  const ours = publisher(siteUrl);
  const common = {
    '@id': `${url}#article`,
    headline: trimAtWord(entry.title, HEADLINE_MAX),
    description: entry.description,
    url,
    mainEntityOfPage: { '@type': 'WebPage', '@id': url },
    inLanguage: entry.bodyLanguage,
    datePublished: entry.publishedAt,
    dateModified: entry.updatedAt,
    author: {
      '@type': 'Organization',
      '@id': `${siteUrl}/#${AUTHOR.id}`,
      name: author,
      url: siteUrl + localizedPath(AUTHOR.page, entry.bodyLanguage),
      parentOrganization: { '@id': ours['@id'] },
    },
    publisher: ours,
    ...(image ? { image: [image] } : {}),
    ...(entry.keywords.length > 0 ? { keywords: entry.keywords } : {}),
  } as const;
  return entry.kind === 'blog' ? { '@type': 'BlogPosting', ...common } : { '@type': 'Article', ...common };
}
