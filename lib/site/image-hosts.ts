/**
 * Contentful's image hosts, which resize and convert on request: everybody's, and that of spaces kept in the EU.
 * https://www.contentful.com/developers/docs/references/images-api/
 */
export const IMAGE_HOSTS: readonly string[] = ['images.ctfassets.net', 'images.eu.ctfassets.net'];

/** Whether a host can resize and convert pictures. */
export const isImageHost = (host: string): boolean => IMAGE_HOSTS.includes(host);
