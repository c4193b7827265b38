import type { ComponentProps } from 'react';

/** Drawn for this site: 24 px, one stroke width, round ends. */
const PATHS = {
  arrow: 'M4 12h15M13 6l6 6-6 6',
  check: 'M4.5 12.5l5 5L19.5 7',
  minus: 'M6 12h12',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M3.5 8.5h17M3.5 15.5h17',
  plus: 'M12 5v14M5 12h14',
  chevron: 'M6 9l6 6 6-6',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13zM15.5 15.5L20.5 20.5',
  external: 'M9 5H5v14h14v-4M13 4h7v7M20 4l-9 9',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 1 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 1 0 5.7 5.7l1.1-1.1',
  mail: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
  sun: 'M12 16a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM12 2.5v2M12 19.5v2M4.5 4.5L6 6M18 18l1.5 1.5M2.5 12h2M19.5 12h2M4.5 19.5L6 18M18 6l1.5-1.5',
  moon: 'M20 14.5A8.5 8.5 0 1 1 9.5 4a6.8 6.8 0 0 0 10.5 10.5z',
  globe:
    'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM3.2 12h17.6M12 3c2.6 2.5 3.8 5.5 3.8 9s-1.2 6.5-3.8 9c-2.6-2.5-3.8-5.5-3.8-9s1.2-6.5 3.8-9z',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  pen: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  image: 'M4 5h16v14H4zM4 16l5-5 4.5 4.5 2.5-2.5 4 4M15.5 9.5h.01',
  video: 'M3.5 6.5h12v11h-12zM15.5 10.5l5-3v9l-5-3',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4z',
  people:
    'M9 11.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM2.5 20c0-3.6 2.9-6 6.5-6s6.5 2.4 6.5 6M16 4.8a3.5 3.5 0 0 1 0 6.4M18 14.5c2.1.8 3.5 2.8 3.5 5.5',
  shield: 'M12 3l7.5 2.5v6c0 4.5-3 7.8-7.5 9.5-4.5-1.7-7.5-5-7.5-9.5v-6zM8.5 12l2.5 2.5 4.5-5',
  spark: 'M12 3c.6 4.8 3.2 7.4 8 8-4.8.6-7.4 3.2-8 8-.6-4.8-3.2-7.4-8-8 4.8-.6 7.4-3.2 8-8z',
} as const;

export type IconName = keyof typeof PATHS;
export const ICON_NAMES = Object.keys(PATHS) as IconName[];

/** These icons point forwards, so right-to-left pages mirror them. */
const MIRRORED: readonly IconName[] = ['arrow', 'external'];

/** An icon beside words with the same meaning, so it is hidden from assistive technology. Set its size with a class, such as `size-5`. */
export function Icon({ name, className = 'size-5', ...rest }: Omit<ComponentProps<'svg'>, 'name'> & { name: IconName }) {
  const mirrored = MIRRORED.includes(name) ? 'rtl:-scale-x-100 ' : '';
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={`line-icon ${mirrored}${className}`} {...rest}>
      <path d={PATHS[name]} />
    </svg>
  );
}

/** The icon of the theme that a press turns on. CSS chooses the icon, so a reload does not flash the wrong one. */
export function ThemeIcon() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="line-icon size-5">
      <path d={PATHS.moon} className="dark:hidden" />
      <path d={PATHS.sun} className="hidden dark:block" />
    </svg>
  );
}
