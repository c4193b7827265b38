'use client';

import { setPreference } from '@/lib/visitor/preferences';
import { usePreference } from './use-preference';

const SUN =
  'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M4.5 4.5L6 6M18 18l1.5 1.5M2.5 12h2M19.5 12h2M4.5 19.5L6 18M18 6l1.5-1.5';
const MOON = 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z';

/** Turns the dark theme on and off. CSS chooses the icon, so a reload does not flash the wrong one. */
export function ThemeToggle({ label, className = '' }: { label: string; className?: string }) {
  const dark = usePreference('theme') === 'dark';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={dark}
      onClick={() => setPreference('theme', dark ? 'light' : 'dark')}
      className={`hidden size-11 place-items-center rounded-button hover:text-thread scripted:inline-grid ${className}`}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon size-5">
        <path d={MOON} className="dark:hidden" />
        <path d={SUN} className="hidden dark:block" />
      </svg>
    </button>
  );
}
