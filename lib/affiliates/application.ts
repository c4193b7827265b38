import { maxLength, minLength, object, pipe, refine, string, transform } from 'zod/mini';
import type { ApplicationField } from '../site/affiliate-program.ts';
import { type Application, type FieldProblem, type FieldProblems, MAX_LENGTHS } from './state.ts';

// The browser loads this file too, when somebody uses the form.

/** Control characters, halves of surrogate pairs, and marks that change the reading direction. */
const FORBIDDEN = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/u;
const FORBIDDEN_BUT_LINES = /[^\P{Cc}\n\t]|[\p{Cs}\u202A-\u202E\u2066-\u2069]/u;

/** Where invisible characters (DI) have a meaning. Pasted ones elsewhere would be stored, and used in mail addresses. */
const MEANT = [
  // Joiners and variation selectors, after letters of the scripts that use them.
  /(?!\p{DI}|\p{scx=Latn}|\p{scx=Grek}|\p{scx=Cyrl})[\p{L}\p{M}](?:\u200C|\u200D|\p{VS})+/u,
  // Emoji: their look, their flag, their combinations.
  /\p{ExtPict}(?:\p{VS}|\p{EMod}|[\u{E0020}-\u{E007F}])*(?:\u200D(?=\p{ExtPict}))?/u,
  /[0-9#*]\uFE0F\u20E3/u,
  // Refused below, with their own message.
  /[\u202A-\u202E\u2066-\u2069]/u,
];
const UNSEEN = new RegExp(`(${MEANT.map(({ source }) => source).join('|')})|\\p{DI}`, 'gu');

/** A text without invisible characters that have no meaning. */
export const withoutUnseen = (text: string): string => text.replace(UNSEEN, '$1');

const SOMETHING = /[\p{L}\p{N}]/u;

/** A mail address in any script: RFC 5321 without quotes, with a dot. */
const EMAIL =
  /^[^\s@"(),:;<>[\]\\.]+(\.[^\s@"(),:;<>[\]\\.]+)*@([\p{L}\p{N}\p{M}]([\p{L}\p{N}\p{M}-]*[\p{L}\p{N}\p{M}])?\.)+[\p{L}\p{M}][\p{L}\p{N}\p{M}-]+$/u;
const LOCAL_PART_MAX = 64;

const problem = (code: FieldProblem, abort = true) => ({ error: code, abort });

function text(field: ApplicationField, forbidden: RegExp) {
  return pipe(
    pipe(
      string(problem('missing')),
      // Browsers send CRLF for a line break. Keyboards write composed letters in different ways.
      transform((value: string) => withoutUnseen(value.replace(/\r\n?/g, '\n')).normalize('NFC').trim()),
    ),
    string().check(
      minLength(1, problem('missing')),
      maxLength(MAX_LENGTHS[field], problem('tooLong')),
      refine((value) => !forbidden.test(value), problem('characters')),
      refine((value) => SOMETHING.test(value), problem('missing')),
    ),
  );
}

const email = text('email', FORBIDDEN);

/** An affiliate application. Browser and server use the same rules. */
const applicationSchema = object({
  fullName: text('fullName', FORBIDDEN),
  email: pipe(email, string().check(refine((value) => EMAIL.test(value) && value.indexOf('@') <= LOCAL_PART_MAX, problem('email')))),
  paymentAccount: text('paymentAccount', FORBIDDEN),
  promotion: text('promotion', FORBIDDEN_BUT_LINES),
} satisfies Record<ApplicationField, unknown>);

export function checkApplication(typed: Application): { application: Application } | { problems: FieldProblems } {
  const result = applicationSchema.safeParse(typed);
  if (result.success) return { application: result.data };
  const problems: FieldProblems = {};
  for (const { path, message } of result.error.issues) problems[path[0] as ApplicationField] ??= message as FieldProblem;
  return { problems };
}
