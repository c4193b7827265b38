'use client';

import { useSyncExternalStore } from 'react';
import { currentPreference, onPreferenceChange, PREFERENCES, type PreferenceName, type PreferenceValue } from '@/lib/visitor/preferences';

/** A display preference. The server's HTML has the default; the stored one arrives with hydration. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  return useSyncExternalStore(
    onPreferenceChange,
    () => currentPreference(name),
    () => PREFERENCES[name].fallback,
  );
}
