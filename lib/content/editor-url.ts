import type { Env } from '../env.ts';

/** Where an editor opens an entry in Contentful, in the region that the space is kept in; null for the sample space. */
export function editorUrl(
  settings: Pick<Env, 'CONTENTFUL_SPACE_ID' | 'CONTENTFUL_ENVIRONMENT' | 'CONTENTFUL_HOST'>,
  id: string,
): string | null {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment, CONTENTFUL_HOST: host } = settings;
  if (!space) return null;
  const app = host.endsWith('.eu.contentful.com') ? 'app.eu.contentful.com' : 'app.contentful.com';
  return `https://${app}/spaces/${space}/environments/${environment}/entries/${id}`;
}
