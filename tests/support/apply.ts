import { REFERRAL_COOKIES } from '../../lib/visitor/referral.ts';
import type { Site } from './site.ts';

/** What an applicant types, beside the address. */
export const ANNA = { fullName: 'Anna Ünal', paymentAccount: 'anna@pay.example', promotion: 'A newsletter.' };

const UNESCAPED: Record<string, string> = { '&quot;': '"', '&#x27;': "'", '&lt;': '<', '&gt;': '>', '&amp;': '&' };

/** The form of a page as a browser without scripts sends it: with all its hidden fields. */
export type ServedForm = { address: string; fields: [string, string][] };

/** Reads the application form out of a page's HTML. */
export function servedForm(html: string, origin: string): ServedForm {
  const form = /<form\b[^>]*\baction="(\/[^"]*#application)"[^>]*>([\s\S]*?)<\/form>/.exec(html);
  if (!form) throw new Error('The page holds no application form.');
  const [, action = '', inside = ''] = form;
  const plain = (text = '') => text.replace(/&(?:quot|#x27|lt|gt|amp);/g, (escaped) => UNESCAPED[escaped] as string);
  const fields = [...inside.matchAll(/<input type="hidden" name="([^"]*)"(?: value="([^"]*)")?/g)].map(
    ([, name, value]): [string, string] => [plain(name), plain(value)],
  );
  return { address: new URL(plain(action).replace(/#.*/, ''), origin).href, fields };
}

/** The application form of a site. */
export const formOf = async (site: Site): Promise<ServedForm> => servedForm(await site.textOf('/affiliates'), site.origin);

/** Sends the form with these values, like a browser without scripts. */
export function sendForm(form: ServedForm, typed: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  for (const [name, value] of [...form.fields, ...Object.entries(typed)]) body.append(name, value);
  const { origin } = new URL(form.address);
  return fetch(form.address, {
    method: 'POST',
    body,
    redirect: 'manual',
    headers: { origin, cookie: `${REFERRAL_COOKIES.ref}=berta`, ...headers },
  });
}

/** Whether a page thanks for a stored application. */
export const thanksFor = (html: string, email: string) => /<div id="application"[^>]*><svg/.test(html) && html.includes(`>${email}<`);

/** Applies without scripts. Returns whether the site thanks for it. */
export const apply = async (form: ServedForm, email: string, headers?: Record<string, string>): Promise<boolean> =>
  thanksFor(await (await sendForm(form, { ...ANNA, email }, headers)).text(), email);

/** Applies with scripts, likewise: an action's answer thanks for it. */
export const applyByScript = async (form: ServedForm, email: string, headers?: Record<string, string>): Promise<boolean> =>
  (await (await callAction(form, { ...ANNA, email }, headers)).text()).includes(`{"status":"received","email":"${email}"}`);

/** The id of the form's action. */
export function actionOf({ fields }: ServedForm): string {
  const reference = fields.find(([name]) => /^\$ACTION_\d+:0$/.test(name))?.[1] ?? '{}';
  return (JSON.parse(reference) as { id: string }).id;
}

/** Sends the form as the page's script does: React's encoding of the action's two arguments, the state before and the form. */
export function callAction(form: ServedForm, typed: Record<string, string>, headers: Record<string, string> = {}): Promise<Response> {
  const body = new FormData();
  const openForMs = '60000';
  for (const [name, value] of Object.entries({ ...typed, openForMs, locale: 'en' })) body.append(`_1_${name}`, value);
  body.append('0', JSON.stringify([{ status: 'new' }, '$K1']));
  const { origin } = new URL(form.address);
  return fetch(form.address, {
    method: 'POST',
    body,
    headers: { origin, accept: 'text/x-component', 'next-action': actionOf(form), ...headers },
  });
}
