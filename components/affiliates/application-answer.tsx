import type { Ref } from 'react';
import type { ApplicationState, Refusal } from '@/lib/affiliates/state';
import { APPLICATION_FIELDS, mailLink } from '@/lib/site/affiliate-program';
import { inputId } from './application-input';
import type { ApplicationLabels } from './application-labels';

type ApplicationAnswerProps = {
  ref: Ref<HTMLDivElement>;
  state: Extract<ApplicationState, { status: 'mistaken' | 'refused' }>;
  labels: ApplicationLabels;
};

/** For these refusals another attempt does not help soon. */
const BETTER_BY_MAIL: readonly Refusal[] = ['limited', 'unavailable', 'unreachable', 'outdated'];

/** Lists the problems in one place above the fields. It takes the focus, so screen readers read it first. */
export function ApplicationAnswer({ ref, state, labels }: ApplicationAnswerProps) {
  return (
    <div ref={ref} id="application" tabIndex={-1} className="mb-8 rounded-lg border-2 border-negative p-5 outline-offset-2">
      {state.status === 'mistaken' ? (
        <>
          <h3 className="card-heading">{labels.mistaken}</h3>
          <ul className="mt-3 grid gap-1">
            {APPLICATION_FIELDS.map((field) => {
              const problem = state.problems[field];
              return (
                problem && (
                  <li key={field}>
                    <a href={`#${inputId(field)}`} className="block py-1.5 leading-snug underline underline-offset-4 hover:text-thread">
                      {labels.fields[field].problems[problem]}
                    </a>
                  </li>
                )
              );
            })}
          </ul>
        </>
      ) : (
        <>
          <h3 className="card-heading">{labels.refusals[state.refusal].title}</h3>
          <p className="mt-2 text-pretty">{labels.refusals[state.refusal].text}</p>
          {BETTER_BY_MAIL.includes(state.refusal) && (
            <a
              href={mailLink(
                labels.mail,
                labels.subject,
                APPLICATION_FIELDS.flatMap((field) => [`${labels.fields[field].line} ${state.values[field]}`, '']),
              )}
              className="mt-1 inline-flex min-h-11 items-center font-semibold text-thread underline underline-offset-4 hover:text-thread-strong"
            >
              {labels.byMail}
            </a>
          )}
        </>
      )}
    </div>
  );
}
