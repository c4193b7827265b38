/**
 * Contentful's image hosts, which resize and convert on request: the default one, and the one of spaces in the EU.
 * https://www.contentful.com/developers/docs/references/images-api/
 */
export const IMAGE_HOSTS: readonly string[] = ['images.ctfassets.net', 'images.eu.ctfassets.net'];

export const isImageHost = (host: string): boolean => IMAGE_HOSTS.includes(host);

/** Contentful's hosts of films, recordings and other files: the default ones, and the ones of spaces in the EU. */
export const MEDIA_HOSTS: readonly string[] = ['videos', 'assets', 'downloads'].flatMap((name) => [
  `${name}.ctfassets.net`,
  `${name}.eu.ctfassets.net`,
]);

export const isMediaHost = (host: string): boolean => MEDIA_HOSTS.includes(host);
