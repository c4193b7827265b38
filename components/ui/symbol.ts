import type { StaticImageData } from 'next/image';

/**
 * The address of a symbol in a file of drawings, for `<use href>`. It suits a drawing that is used often or is large. The browser loads the
 * file once and keeps it, because its name has the hash of its content. Otherwise every page would contain the drawing, and the page's data
 * would contain it again. Colours reach into the symbol, because currentColor and custom properties are inherited. Classes do not reach
 * into it. The symbol must not refer to gradients or clip paths, because browsers look for them in different places.
 */
export const symbolOf = (file: StaticImageData, id: string): string => `${file.src}#${id}`;
