import type { Env } from '../../lib/env.ts';

/** The options of a setup, with its dialogue. */
export type Options = {
  /** The known settings of the site. */
  settings: Pick<Env, 'CONTENTFUL_LOCALES' | 'CONTENTFUL_WEBHOOK_SECRET' | 'PREVIEW_SECRET' | 'SITE_URL'>;
  envFile: string;
  /** Further settings for that file: this command's inputs, and the hosts of the space's region. */
  besides?: Readonly<Record<string, string>>;
  dryRun: boolean;
  /** Whether to add the sample to the space: by default, only to a space without entries of its own. */
  sample: boolean | null;
  say: (line: string) => void;
  /** Yes, no, or null without an answer. */
  confirm: (question: string) => Promise<boolean | null>;
  progress?: (done: number, total: number, what: string) => void;
  /** The waiting time before a second look at a changing item. */
  pauseMs?: number;
};
