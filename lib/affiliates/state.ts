import { APPLICATION_FIELDS, type ApplicationField } from '../site/affiliate-program.ts';

/** What somebody typed, field by field. */
export type Application = Record<ApplicationField, string>;

/** What may be wrong with one field. Its words are `affiliates.apply.fields.<field>.problems.<code>`. */
export type FieldProblem = 'missing' | 'tooLong' | 'characters' | 'email';
export type FieldProblems = Partial<Record<ApplicationField, FieldProblem>>;

/**
 * Why an application that is well written was not taken. Its words are `affiliates.apply.refusals.<code>`.
 * The browser finds out the last two by itself; the rest is the server's answer.
 */
export const REFUSALS = ['hasty', 'trapped', 'limited', 'unavailable', 'unreachable', 'outdated'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** What the form shows. Every state but `new` and `received` carries what was typed. */
export type ApplicationState =
  | { status: 'new' }
  | { status: 'received'; email: string }
  | { status: 'mistaken'; values: Application; problems: FieldProblems }
  | { status: 'refused'; values: Application; refusal: Refusal };

export const NEW_APPLICATION: ApplicationState = { status: 'new' };

/** The longest that each field may be, in UTF-16 units. All of them together, percent-encoded or not, stay under BODY_MAX_BYTES. */
export const MAX_LENGTHS: Record<ApplicationField, number> = { fullName: 120, email: 254, paymentAccount: 200, promotion: 1000 };

/** Fields of the form that nobody types: the page's language, the time since it opened, and the trap. */
export const FORM_EXTRAS = { locale: 'locale', openForMs: 'openForMs', trap: 'website' } as const;

/** Nobody reads four questions and answers them in less. */
export const LEAST_FILL_MS = 3000;

/** What a form's fields hold as they were sent: a field that is missing or a file is empty. */
export function typedInto(form: FormData): Application {
  return Object.fromEntries(
    APPLICATION_FIELDS.map((field) => {
      const value = form.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Application;
}
