import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are the same. How long it takes says nothing of where they differ, nor of their lengths. */
export const isSameSecret = (given: string, known: string): boolean => timingSafeEqual(digestOf(given), digestOf(known));

const digestOf = (text: string) => createHash('sha256').update(text).digest();
