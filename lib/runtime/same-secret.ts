import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal, in constant time: the duration reveals neither the first difference nor their lengths. */
export const isSameSecret = (given: string, known: string): boolean => timingSafeEqual(digestOf(given), digestOf(known));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
