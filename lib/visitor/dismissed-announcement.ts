/** The entry in the browser's storage with the keys of the announcements that a visitor dismissed, the last one first. */
const STORED = 'announcement';
/** A site seldom has more announcements at once. */
const REMEMBERED = 20;

const dismissed = () => (localStorage.getItem(STORED) ?? '').split(' ');

export function dismissAnnouncement(key: string): void {
  try {
    localStorage.setItem(STORED, [key, ...dismissed()].slice(0, REMEMBERED).join(' ').trim());
  } catch {
    // It stays hidden on this page.
  }
  hide(true);
}

/** Hides or shows the bar, which is about to show this announcement. */
export function recallDismissal(key: string): void {
  try {
    hide(dismissed().includes(key));
  } catch {
    hide(false);
  }
}

const hide = (isDismissed: boolean) => document.documentElement.toggleAttribute('data-dismissed', isDismissed);

/** The same before the first paint. The root element `r` names the announcement of its page. */
export const DISMISSAL_SCRIPT =
  'var a=r.dataset.announcement;if(a&&localStorage.announcement?.split(" ").includes(a))r.dataset.dismissed="";';
