/**
 * A time of day as both languages of the site write it: `8:00`, `18:30`. Not by Intl, whose English has "08:00" where the hour has 24,
 * so that the same morning stood in two forms on one page.
 */
export const clock = (hour: number, minute = 0): string => `${hour}:${String(minute).padStart(2, '0')}`;
