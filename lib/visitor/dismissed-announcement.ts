/** The entry in the browser's storage with the key of the announcement that a visitor dismissed last. */
const STORED = 'announcement';

/** Hides the bar from now on. A browser without storage hides it on this page. */
export function dismissAnnouncement(key: string): void {
  try {
    localStorage.setItem(STORED, key);
  } catch {
    // It stays hidden on this page.
  }
  hide(true);
}

/** Hides or shows the bar, which is about to show this announcement. */
export function recallDismissal(key: string): void {
  try {
    hide(localStorage.getItem(STORED) === key);
  } catch {
    hide(false);
  }
}

const hide = (isDismissed: boolean) => document.documentElement.toggleAttribute('data-dismissed', isDismissed);

/** The same before the first paint. The root element `r` names the announcement of its page. */
export const DISMISSAL_SCRIPT = 'var a=r.dataset.announcement;if(a&&localStorage.announcement===a)r.dataset.dismissed="";';
