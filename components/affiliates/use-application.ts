import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { apply } from '@/lib/affiliates/apply';
import { type ApplicationState, type FieldProblems, FORM_EXTRAS, NEW_APPLICATION, type Refusal, typedInto } from '@/lib/affiliates/state';
import type { ApplicationField } from '@/lib/site/affiliate-program';
import type { ApplicationLabels } from './application-labels';

/** This is longer than the server waits for its disk. */
const PATIENCE_MS = 20_000;

/**
 * The state of the form. Before scripts run, the browser posts the form and the server adds its answer to the page. Afterwards the form is
 * checked in the browser first. A failed connection then gives an answer, not an error page that removes the form.
 */
export function useApplication(permalink: string, locale: string, toasts: ApplicationLabels['toasts']) {
  const [served, action] = useActionState(apply, NEW_APPLICATION, permalink);
  const [own, setOwn] = useState<ApplicationState>();
  const [sending, setSending] = useState(false);
  const [mended, setMended] = useState<FieldProblems | null>(null);
  const openedAt = useRef(0);
  const answer = useRef<HTMLDivElement>(null);
  /** The last answer that received the focus. */
  const told = useRef(own);
  const state = own ?? served;

  useEffect(() => {
    // Set this only once. React runs effects again when a visitor returns to a page that stayed open.
    openedAt.current ||= performance.now();
  }, []);
  useEffect(() => {
    if (own !== told.current) answer.current?.focus();
    told.current = own;
  }, [own]);

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (sending) return;
    const form = new FormData(event.currentTarget);
    form.set(FORM_EXTRAS.openForMs, String(Math.round(performance.now() - openedAt.current)));
    setSending(true);
    const result = (await mistakesIn(form)) ?? (await send(form, locale));
    setSending(false);
    setMended(null);
    setOwn(result);
    if (result.status === 'received') toast(toasts.received);
    if (result.status === 'refused') toast(toasts[result.refusal], 'error');
  };
  /** Checks a wrong field again when the visitor leaves it, before the form is sent again. */
  const recheck = async (form: HTMLFormElement) => {
    if (state.status !== 'mistaken') return;
    const mistaken = await mistakesIn(new FormData(form));
    setMended(mistaken?.problems ?? {});
  };
  const problemOf = (field: ApplicationField) => {
    const problem = state.status === 'mistaken' ? state.problems[field] : undefined;
    return problem && { code: mended?.[field] ?? problem, mended: mended !== null && !mended[field] };
  };
  return { state, action, sending, submit, recheck, problemOf, answer };
}

const schema = () => import('@/lib/affiliates/application');

/** Loads the rules while the visitor is still typing. */
export const prepareRules = () => void schema().catch(() => undefined);

async function mistakesIn(form: FormData) {
  const values = typedInto(form);
  // If the rules do not load, the server still checks them.
  const checked = await schema().then(
    ({ checkApplication }) => checkApplication(values),
    () => null,
  );
  return checked && 'problems' in checked ? { status: 'mistaken' as const, values, problems: checked.problems } : null;
}

async function send(form: FormData, locale: string): Promise<ApplicationState> {
  const values = typedInto(form);
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) body.set(name, value);
  for (const name of [FORM_EXTRAS.openForMs, FORM_EXTRAS.trap]) body.set(name, form.get(name) ?? '');
  body.set(FORM_EXTRAS.locale, locale);
  const refused = (refusal: Refusal): ApplicationState => ({ status: 'refused', values, refusal });
  const patience = new Promise<ApplicationState>((resolve) => setTimeout(() => resolve(refused('unreachable')), PATIENCE_MS));
  try {
    return (await Promise.race([apply(NEW_APPLICATION, body), patience])) ?? refused('unreachable');
  } catch (error) {
    // A new build can rename its actions. It then does not know the action of a page that was opened before.
    return refused((error as Error).name === 'UnrecognizedActionError' ? 'outdated' : 'unreachable');
  }
}
