import { type FormEvent, useActionState, useEffect, useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { apply } from '@/lib/affiliates/apply';
import { type ApplicationState, type FieldProblems, FORM_EXTRAS, NEW_APPLICATION, type Refusal, typedInto } from '@/lib/affiliates/state';
import type { ApplicationField } from '@/lib/site/affiliate-program';

/** Longer than the server may wait for its disk. */
const PATIENCE_MS = 20_000;

type Options = { permalink: string; locale: string; toasts: Record<'received' | Refusal, string> };

/**
 * The form's state. Without scripts, or before they run, the browser posts the form itself and the server draws its answer into the page.
 * With them the form is checked here first, and a connection that fails is an answer too instead of an error that takes the form away.
 */
export function useApplication({ permalink, locale, toasts }: Options) {
  const [served, action] = useActionState(apply, NEW_APPLICATION, permalink);
  const [own, setOwn] = useState<ApplicationState>();
  const [sending, setSending] = useState(false);
  const [mended, setMended] = useState<FieldProblems | null>(null);
  const openedAt = useRef(0);
  const answer = useRef<HTMLDivElement>(null);
  /** The answer that the focus went to. */
  const told = useRef(own);
  const state = own ?? served;

  useEffect(() => {
    // Once: a page that somebody comes back to runs its effects again, and was open all the while.
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
    if (result.status === 'refused') toast(toasts[result.refusal], { kind: 'error' });
  };
  /** A field that was wrong is looked at again when it is left, so that nobody has to send to find out. */
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

/** Fetches the rules while somebody is still typing. */
export const prepareRules = () => void schema().catch(() => undefined);

async function mistakesIn(form: FormData) {
  const values = typedInto(form);
  // Where the rules cannot be fetched, the server still has them.
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
    // A new build may name its actions anew, and then does not know the one of a page that was opened before.
    return refused((error as Error).name === 'UnrecognizedActionError' ? 'outdated' : 'unreachable');
  }
}
