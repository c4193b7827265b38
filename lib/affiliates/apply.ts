'use server';

import { cookies, headers } from 'next/headers';
import { env } from '../env.ts';
import { emit } from '../runtime/events.ts';
import { noteAction } from '../runtime/request-context.ts';
import { applicationStore } from './open-application-store.ts';
import { receiveApplication } from './receive.ts';
import { handOn } from './start.ts';
import { type ApplicationState, NEW_APPLICATION } from './state.ts';
import { visitorNetworks } from './visitor-address.ts';

/** The form's action, with or without scripts. The middleware has checked origin and length. */
export async function apply(_before: ApplicationState, form: FormData): Promise<ApplicationState> {
  noteAction();
  // Anybody can call an action with any content.
  if (!(form instanceof FormData)) return NEW_APPLICATION;
  const [received, jar, settings] = [await headers(), await cookies(), env()];
  const limits = { perAddress: settings.AFFILIATE_HOURLY_PER_ADDRESS, total: settings.AFFILIATE_HOURLY_TOTAL };
  const state = await receiveApplication(
    { form, headers: received, cookie: (name) => jar.get(name)?.value, from: visitorNetworks(received, settings.TRUSTED_PROXIES) },
    { store: applicationStore, limits },
  );
  if (state.status === 'received' || state.status === 'refused') emit('application', { outcome: state.status });
  if (state.status === 'received') handOn();
  return state;
}
