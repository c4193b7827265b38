/** The slug of the resource that is a sheet to print, the same in every language: its page shows the sheet in place of a cover. */
export const PAPER_WEEK_SLUG = 'a-week-on-paper';
