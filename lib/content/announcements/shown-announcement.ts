/** What the bar above the header shows, ready for a browser. */
export type ShownAnnouncement = {
  /** Names this revision: a visitor dismisses no later one. */
  key: string;
  /** The name of the bar, and of the button that dismisses it. */
  label: string;
  dismiss: string;
  /** The language of the text, if the page has another one. */
  language?: string;
  text: string;
  link?: { text: string; href: string };
  /** The attributes that lead an editor from the preview to a field. */
  tags?: Record<'text' | 'link', Record<string, string>>;
};
