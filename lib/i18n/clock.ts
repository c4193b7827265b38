/** A time of day as both languages write it: `8:00`. Intl's English has "08:00" in the 24-hour format. */
export const clock = (hour: number, minute = 0): string => `${hour}:${String(minute).padStart(2, '0')}`;
