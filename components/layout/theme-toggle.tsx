'use client';

import type { ReactNode } from 'react';
import { setPreference } from '@/lib/visitor/preferences';
import { usePreference } from './use-preference';

type ThemeToggleProps = { label: string /** A sun and a moon in one drawing. */; icon: ReactNode; className?: string };

/** Turns the dark theme on and off. CSS chooses the icon, so a reload does not flash the wrong one. */
export function ThemeToggle({ label, icon, className = '' }: ThemeToggleProps) {
  const dark = usePreference('theme') === 'dark';
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={dark}
      onClick={() => setPreference('theme', dark ? 'light' : 'dark')}
      className={`hidden size-11 place-items-center rounded-button hover:text-thread scripted:inline-grid ${className}`}
    >
      {icon}
    </button>
  );
}
