export type ShownAnnouncement = {
  /** Names this revision: a visitor dismisses no later one. */
  key: string;
  label: string;
  dismiss: string;
  /** The language of the text, if the page has another one. */
  language?: string;
  text: string;
  link?: { text: string; href: string };
  /** The attributes that lead an editor from the preview to a field. */
  tags?: Record<'text' | 'link', Record<string, string>>;
};
