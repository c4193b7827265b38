import { channel, subscribe } from 'node:diagnostics_channel';

/** Events of a running site for counters and other listeners. Every field has only a few values: they become labels of counters. */
type Events = {
  /** A request to the delivery API, one event for each attempt. */
  'content-request': { outcome: 'answered' | 'failed'; retry: boolean };
  publication: { seconds: number };
  /** An attempt failed and will be retried: to read a publication, to store it, or to make a page. */
  'publication-failure': { step: 'look' | 'mark' | 'page' };
  /** An affiliate application was stored, or an attempt to deliver it ended. */
  application: { outcome: 'received' | 'refused' | 'handed-on' | 'not-handed-on' };
};

/** Node shares these channels in the whole process; a module of ours has a copy in each route. */
export function emit<N extends keyof Events>(name: N, what: Events[N]): void {
  channel(`site.${name}`).publish(what);
}

export function onEvent<N extends keyof Events>(name: N, hear: (what: Events[N]) => void): void {
  subscribe(`site.${name}`, (what) => hear(what as Events[N]));
}
