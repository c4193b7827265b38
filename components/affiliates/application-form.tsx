'use client';

import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/button';
import { FORM_EXTRAS } from '@/lib/affiliates/state';
import { APPLICATION_FIELDS } from '@/lib/site/affiliate-program';
import { ApplicationAnswer } from './application-answer';
import { ApplicationInput } from './application-input';
import type { ApplicationLabels } from './application-labels';
import { Received } from './received';
import { prepareRules, useApplication } from './use-application';

type ApplicationFormProps = {
  labels: ApplicationLabels;
  locale: string;
  /** The page that shows the server's answer when scripts do not run. */
  permalink: string;
  mark: ReactNode;
  /** Content below the button. */
  children: ReactNode;
};

/** The application form with its errors and its result. It works without scripts. */
export function ApplicationForm({ labels, locale, permalink, mark, children }: ApplicationFormProps) {
  const { state, action, sending, submit, recheck, problemOf, answer } = useApplication(permalink, locale, labels.toasts);
  if (state.status === 'received')
    return <Received ref={answer} labels={labels.received} locale={locale} email={state.email} mark={mark} />;
  return (
    <form
      id={state.status === 'new' ? 'application' : undefined}
      action={action}
      onSubmit={submit}
      onFocus={prepareRules}
      onBlur={(event) => recheck(event.currentTarget)}
      noValidate
      aria-busy={sending}
    >
      {state.status !== 'new' && <ApplicationAnswer ref={answer} state={state} labels={labels} />}
      {/* Name and email stand side by side where there is room. */}
      <div className="gap-x-5 sm:grid sm:grid-cols-2">
        {APPLICATION_FIELDS.map((field) => (
          <ApplicationInput
            key={field}
            field={field}
            labels={labels.fields[field]}
            problem={problemOf(field)}
            typed={state.status === 'new' ? '' : state.values[field]}
          />
        ))}
      </div>
      <input type="hidden" name={FORM_EXTRAS.locale} value={locale} />
      <div className="sr-only" aria-hidden="true">
        <label>
          {labels.trap}
          <input type="text" name={FORM_EXTRAS.trap} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* The button is not disabled during sending, because a disabled button loses the focus. */}
      <button type="submit" aria-disabled={sending} className={buttonClass('primary', 'medium', 'mt-2 w-full sm:w-auto')}>
        {sending ? labels.sending : labels.send}
      </button>
      {children}
    </form>
  );
}
