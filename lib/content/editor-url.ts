import type { Env } from '../env.ts';
import { contentfulApp } from '../site/contentful-app.ts';

type Space = Pick<Env, 'CONTENTFUL_SPACE_ID' | 'CONTENTFUL_ENVIRONMENT' | 'CONTENTFUL_HOST'>;

/** The address at which an editor opens an entry in Contentful; null for the sample space. */
export function editorUrl(settings: Space, id: string): string | null {
  const { CONTENTFUL_SPACE_ID: space, CONTENTFUL_ENVIRONMENT: environment, CONTENTFUL_HOST: host } = settings;
  return space ? `${contentfulApp(host)}/spaces/${space}/environments/${environment}/entries/${id}` : null;
}
