import { APPLICATION_FIELDS, type ApplicationField } from '../site/affiliate-program.ts';

export type Application = Record<ApplicationField, string>;

/** The problem of a field. Its words: `affiliates.apply.fields.<field>.problems.<code>`. */
export type FieldProblem = 'missing' | 'tooLong' | 'characters' | 'email';
export type FieldProblems = Partial<Record<ApplicationField, FieldProblem>>;

/**
 * Why a valid application was refused. Its words: `affiliates.apply.refusals.<code>`. The browser itself finds the last two; the server
 * answers the others.
 */
const REFUSALS = ['hasty', 'trapped', 'limited', 'unavailable', 'unreachable', 'outdated'] as const;
export type Refusal = (typeof REFUSALS)[number];

/** The state of the form. All but `new` and `received` keep the typed content. */
export type ApplicationState =
  | { status: 'new' }
  | { status: 'received'; email: string }
  | { status: 'mistaken'; values: Application; problems: FieldProblems }
  | { status: 'refused'; values: Application; refusal: Refusal };

export const NEW_APPLICATION: ApplicationState = { status: 'new' };

/** Maximum length of each field, in UTF-16 units. Together, percent-encoded or not, they stay under BODY_MAX_BYTES. */
export const MAX_LENGTHS: Record<ApplicationField, number> = { fullName: 120, email: 254, paymentAccount: 200, promotion: 1000 };

/** Fields that nobody types: the page's language, the time since it opened, and the trap for robots. */
export const FORM_EXTRAS = { locale: 'locale', openForMs: 'openForMs', trap: 'website' } as const;

/** Nobody reads and answers four questions in less time. */
export const LEAST_FILL_MS = 3000;

/** The sent content of a form's fields. A missing field or a file counts as empty. */
export function typedInto(form: FormData): Application {
  return Object.fromEntries(
    APPLICATION_FIELDS.map((field) => {
      const value = form.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Application;
}
