/**
 * The attribute of a part of a page whose content never changes in the browser (components/ui/static-part.tsx): the content is sent as HTML
 * only. Its value is the part's name.
 */
export const STATIC_PART = 'data-part';

/** The same for a part that does something itself: it listens, or watches its content. A part around it has to leave it in the data. */
export const LIVE_PART = 'data-live';
