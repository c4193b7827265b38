'use client';

import { useSyncExternalStore } from 'react';
import { currentPreference, onPreferenceChange, PREFERENCES, type PreferenceName, type PreferenceValue } from '@/lib/visitor/preferences';

/** The value of a display preference. The server's HTML contains the default value. The stored value arrives with hydration. */
export function usePreference<Name extends PreferenceName>(name: Name): PreferenceValue<Name> {
  return useSyncExternalStore(
    onPreferenceChange,
    () => currentPreference(name),
    () => PREFERENCES[name].fallback,
  );
}
