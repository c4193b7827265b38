import { BRAND_COLORS } from '../site/brand-colors.ts';
import { DISMISSAL_SCRIPT } from './dismissed-announcement.ts';

/** A visitor's display preferences, kept in the browser. Each name is its storage key. */
export const PREFERENCES = {
  theme: { values: ['light', 'dark'], fallback: 'light' },
  direction: { values: ['ltr', 'rtl'], fallback: 'ltr' },
} as const;

export type PreferenceName = keyof typeof PREFERENCES;
export type PreferenceValue<Name extends PreferenceName> = (typeof PREFERENCES)[Name]['values'][number];

const CHANGED = 'preferencechange';

/** The page's current preferences. The root element holds them, set before the first paint. */
export function currentPreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  const root = document.documentElement;
  const value = name === 'theme' ? root.dataset.theme : root.dir;
  return PREFERENCES[name].values.find((known) => known === value) ?? PREFERENCES[name].fallback;
}

export function setPreference<Name extends PreferenceName>(name: Name, value: PreferenceValue<Name>): void {
  show(name, value);
  try {
    localStorage.setItem(name, value);
  } catch {
    // A browser without storage keeps the choice for this page.
  }
  dispatchEvent(new Event(CHANGED));
}

function show(name: PreferenceName, value: string): void {
  const root = document.documentElement;
  if (name === 'theme') {
    root.dataset.theme = value;
    colorBrowserBar(value === 'dark');
  } else root.dir = value;
}

function recall(): void {
  try {
    for (const name of Object.keys(PREFERENCES) as PreferenceName[]) {
      const stored = PREFERENCES[name].values.find((known) => known === localStorage.getItem(name));
      if (stored) show(name, stored);
    }
  } catch {
    // A browser without storage.
  }
  dispatchEvent(new Event(CHANGED));
}

/** Marks the meta element that overrides the page's own, which has the light theme's colour: the first one counts. */
const DARK_BAR = 'data-dark-bar';

function colorBrowserBar(dark: boolean): void {
  document.querySelector(`meta[${DARK_BAR}]`)?.remove();
  if (!dark) return;
  const meta = document.createElement('meta');
  meta.name = 'theme-color';
  meta.content = BRAND_COLORS.dark.paper;
  meta.setAttribute(DARK_BAR, '');
  document.head.prepend(meta);
}

/** Calls back after a change here, on an earlier page of this tab, or in another tab. Returns the unsubscribing function. */
export function onPreferenceChange(listener: () => void): () => void {
  addEventListener(CHANGED, listener);
  // The same function is added once for any number of listeners, and it stays. The browser may restore a page in its old state.
  addEventListener('pageshow', recall);
  addEventListener('storage', recall);
  return () => removeEventListener(CHANGED, listener);
}

/** Runs in the head, before the first paint: marks that scripts run, applies the stored preferences, and hides a dismissed announcement. */
export const BEFORE_PAINT_SCRIPT = `(function(r){r.dataset.scripted="";try{if(localStorage.theme==="dark"){r.dataset.theme="dark";var m=document.createElement("meta");m.name="theme-color";m.content="${BRAND_COLORS.dark.paper}";m.setAttribute("${DARK_BAR}","");document.head.prepend(m)}if(localStorage.direction==="rtl")r.dir="rtl";${DISMISSAL_SCRIPT}}catch(e){}})(document.documentElement)`;
