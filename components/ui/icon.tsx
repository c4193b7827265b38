import type { ComponentProps } from 'react';
import { Drawing } from './drawing';

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
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  link: 'M10 14a4 4 0 0 0 5.7 0l3.1-3.1a4 4 0 1 0-5.7-5.7L12 6.3M14 10a4 4 0 0 0-5.7 0l-3.1 3.1a4 4 0 1 0 5.7 5.7l1.1-1.1',
  calendar: 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4',
  clock: 'M12 21a9 9 0 1 0 0-18 9 9 0 0 0 0 18zM12 7v5.5l3.5 2',
  pen: 'M4 20l1-4.5L16.5 4l3.5 3.5L8.5 19zM14 6.5l3.5 3.5',
  image: 'M4 5h16v14H4zM4 16l5-5 4.5 4.5 2.5-2.5 4 4M15.5 9.5h.01',
  chart: 'M4 20V4M4 20h16M8.5 16v-4M13 16V8M17.5 16v-6',
  chat: 'M4 5h16v11h-9l-4.5 4v-4H4z',
} as const;

/** An icon beside words with the same meaning, so it is hidden from assistive technology. Set its size with a class, such as `size-5`. */
export function Icon({ name, className = 'size-5', ...rest }: Omit<ComponentProps<'svg'>, 'name'> & { name: keyof typeof PATHS }) {
  // It points forwards, so right-to-left pages mirror it.
  const mirrored = name === 'arrow' ? 'rtl:-scale-x-100 ' : '';
  return <Drawing viewBox="0 0 24 24" d={PATHS[name]} className={`line-icon ${mirrored}${className}`} {...rest} />;
}
