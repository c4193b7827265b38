import type { StaticImageData } from 'next/image';

/**
 * The address of a symbol in a file of drawings, for `<use href>`: a drawing that stands often, or weighs much, comes once as a file that
 * the browser keeps, whose name has the hash of its content, and not with every page and again in its data. Colours reach into it:
 * currentColor and custom properties are inherited. Classes do not, nor may it refer to gradients or clip paths, which browsers look for
 * in different places.
 */
export const symbolOf = (file: StaticImageData, id: string): string => `${file.src}#${id}`;
