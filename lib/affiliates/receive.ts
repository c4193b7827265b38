import { knownLocale, localizedPath } from '../i18n/locales.ts';
import { log } from '../runtime/log.ts';
import { storedReferral } from '../visitor/referral.ts';
import { checkApplication } from './application.ts';
import type { ApplicationStore, Limits, Origin } from './application-store.ts';
import { type ApplicationState, FORM_EXTRAS, LEAST_FILL_MS, type Refusal, typedInto } from './state.ts';
import type { VisitorNetworks } from './visitor-address.ts';

/** The age of a form that no script has timed: nobody knows it. */
const WEIGHT = { timed: 1, untimed: 2 };

type Arrival = {
  form: FormData;
  headers: Headers;
  cookie: (name: string) => string | undefined;
  from: VisitorNetworks;
};

type Intake = { store: () => ApplicationStore; limits: Limits; now?: Date; report?: (line: string, cause: unknown) => void };

/** `received` means that it is on the disk. Every other answer says why and returns the typed content. */
export async function receiveApplication({ form, headers, cookie, from }: Arrival, intake: Intake): Promise<ApplicationState> {
  const values = typedInto(form);
  const checked = checkApplication(values);
  if ('problems' in checked) return { status: 'mistaken', values, problems: checked.problems };
  const refused = (refusal: Refusal): ApplicationState => ({ status: 'refused', values, refusal });
  if (form.get(FORM_EXTRAS.trap)) return refused('trapped');
  const openForMs = Number(form.get(FORM_EXTRAS.openForMs) || Number.NaN);
  if (openForMs < LEAST_FILL_MS) return refused('hasty');
  const visitor = { ...from, weight: Number.isNaN(openForMs) ? WEIGHT.untimed : WEIGHT.timed };
  try {
    const acceptance = await intake
      .store()
      .accept(checked.application, originOf(form, headers, cookie), visitor, intake.limits, intake.now ?? new Date());
    return acceptance === 'limited' ? refused('limited') : { status: 'received', email: checked.application.email };
  } catch (error) {
    const report = intake.report ?? ((line, cause) => log.error('affiliates.not-stored', line, { error: cause }));
    report('affiliates: an application could not be stored, and its sender was told so:', error);
    return refused('unavailable');
  }
}

const TEXT_MAX = 1000;

function originOf(form: FormData, headers: Headers, cookie: (name: string) => string | undefined): Origin {
  const locale = knownLocale(form.get(FORM_EXTRAS.locale));
  const referer = headers.get('referer') ?? '';
  const { pathname, search } = URL.canParse(referer) ? new URL(referer) : { pathname: localizedPath('/affiliates', locale), search: '' };
  return {
    locale,
    page: `${pathname}${search}`.slice(0, TEXT_MAX),
    referral: storedReferral(cookie),
  };
}
