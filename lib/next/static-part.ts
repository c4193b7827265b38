/**
 * The attribute of a part of a page whose content never changes in the browser (components/ui/static-part.tsx): its content is sent as HTML
 * only. The value is the part's name.
 */
export const STATIC_PART = 'data-part';
