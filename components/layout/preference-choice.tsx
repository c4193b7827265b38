'use client';

import { useId } from 'react';
import { type PreferenceName, type PreferenceValue, setPreference } from '@/lib/visitor/preferences';
import styles from './layout.module.css';
import { usePreference } from './use-preference';

type PreferenceChoiceProps<Name extends PreferenceName> = {
  name: Name;
  label: string;
  options: { value: PreferenceValue<Name>; label: string /** Screen readers say it after a short label. */; meaning?: string }[];
};

// The look depends on the state of the root element and not of the input, so a reload does not flash the default.
const CHOSEN = 'bg-ink text-paper';
const OTHER = 'text-soft hover:text-ink';
const LOOKS: Record<string, string> = {
  light: `${CHOSEN} dark:bg-transparent dark:text-soft dark:hover:text-ink`,
  dark: `${OTHER} dark:bg-ink dark:text-paper dark:hover:text-paper`,
  ltr: `${CHOSEN} rtl:bg-transparent rtl:text-soft rtl:hover:text-ink`,
  rtl: `${OTHER} rtl:bg-ink rtl:text-paper rtl:hover:text-paper`,
};

/** Two values of a display preference side by side. Without scripts it is hidden, because it could do nothing. */
export function PreferenceChoice<Name extends PreferenceName>({ name, label, options }: PreferenceChoiceProps<Name>) {
  const chosen = usePreference(name);
  const group = useId();
  return (
    <div role="radiogroup" aria-labelledby={group} className="hidden flex-wrap items-center gap-x-3 gap-y-1 scripted:flex">
      <span id={group} className="small-note">
        {label}
      </span>
      <span className="flex rounded-button border border-hairline p-1">
        {options.map(({ value, label: words, meaning }) => (
          <label
            key={value}
            className={`${styles.value} flex cursor-pointer items-center rounded-button font-medium text-small has-focus-visible:outline-2 has-focus-visible:outline-thread has-focus-visible:outline-offset-2 ${LOOKS[value]}`}
          >
            <input
              type="radio"
              name={group}
              value={value}
              checked={value === chosen}
              onChange={() => setPreference(name, value)}
              className="sr-only"
            />
            {words}
            {meaning && <span className="sr-only">, {meaning}</span>}
          </label>
        ))}
      </span>
    </div>
  );
}
