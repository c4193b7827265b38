import { type ComponentProps, useId } from 'react';
import type { FieldProblem } from '@/lib/affiliates/state';
import type { ApplicationField } from '@/lib/site/affiliate-program';
import styles from './affiliates.module.css';
import type { FieldLabels } from './application-labels';

/** The links in the summary of errors lead to this id. */
export const inputId = (field: ApplicationField) => `application-${field}`;

const HOW: Record<ApplicationField, ComponentProps<'input'>> = {
  fullName: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
  email: { type: 'email', autoComplete: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false },
  paymentAccount: { type: 'text', autoComplete: 'off', autoCapitalize: 'none', spellCheck: false },
  promotion: {},
};

const LOOK = `${styles.input} mt-2 block w-full rounded-lg bg-paper px-4 text-base text-ink outline-offset-2 transition-colors`;

type ApplicationInputProps = {
  field: ApplicationField;
  labels: FieldLabels;
  problem?: { code: FieldProblem; mended: boolean };
  typed: string;
};

export function ApplicationInput({ field, labels, problem, typed }: ApplicationInputProps) {
  const id = inputId(field);
  const hint = useId();
  const error = useId();
  const short = field === 'fullName' || field === 'email';
  const wrong = problem && !problem.mended;
  const attributes = {
    id,
    name: field,
    required: true,
    defaultValue: typed,
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': wrong ? `${error} ${hint}` : hint,
  };
  const look = `${LOOK} ${wrong ? 'border-negative border-2' : 'border-soft'}`;
  return (
    <div className={`mb-6 ${short ? styles.shortField : 'col-span-2'}`}>
      <label htmlFor={id} className="block font-semibold">
        {labels.label}
      </label>
      <p id={hint} className="small-note mt-0.5">
        {labels.hint}
      </p>
      {field === 'promotion' ? (
        <textarea {...attributes} rows={5} className={`${look} min-h-32 py-3 leading-normal`} />
      ) : (
        <input {...attributes} {...HOW[field]} className={`${look} h-13`} />
      )}
      {/* The error keeps its space until the form is sent. Otherwise the button would move away from the pointer. */}
      {problem && (
        <p id={error} className={`mt-2 font-semibold text-negative text-small ${wrong ? '' : 'invisible'}`}>
          {labels.problems[problem.code]}
        </p>
      )}
    </div>
  );
}
