/** The attribute of a part of a page that never changes in the browser (components/ui/static-part.tsx). Its value is the part's name. */
export const STATIC_PART = 'data-part';
