/**
 * The attribute of a part of a page whose content never changes in the browser (components/ui/static-part.tsx): its content is sent as HTML
 * only. The value is the part's name.
 */
export const STATIC_PART = 'data-part';

/** The same for an interactive part: it listens or observes its content. An enclosing part must leave it in the data. */
export const LIVE_PART = 'data-live';
