import type { CreateClientParams } from 'contentful';
import { answerDelivery } from './delivery.ts';
import { sampleSpace } from './space.ts';

type Adapter = Exclude<CreateClientParams['adapter'], string | string[] | undefined> & ((config: never) => Promise<never>);
type Config = { url?: string; params?: Record<string, unknown>; validateStatus?: ((status: number) => boolean) | null };

/**
 * Replaces axios' network adapter and answers from the sample space. All layers above it, the SDK's error handling included, run
 * as with an account.
 */
export const sampleAdapter = (async (config: Config) => {
  const query = new URLSearchParams(Object.entries(config.params ?? {}).map(([name, value]) => [name, String(value)]));
  const { status, body } = answerDelivery(await sampleSpace(), `/${config.url ?? ''}`, query);
  // As text, like a network response: nobody may change the sample itself.
  const response = { data: JSON.stringify(body), status, statusText: String(status), headers: {}, config, request: {} };
  if (config.validateStatus?.(status) === false) {
    throw Object.assign(new Error(`Request failed with status code ${status}`), { config, response, isAxiosError: true });
  }
  return response;
}) as unknown as Adapter;
