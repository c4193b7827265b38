/**
 * A time of day in the form that both languages of the site use: `8:00`, `18:30`. Intl is not used: its English has "08:00" in the 24-hour
 * format, and one page would show two forms of the same time.
 */
export const clock = (hour: number, minute = 0): string => `${hour}:${String(minute).padStart(2, '0')}`;
