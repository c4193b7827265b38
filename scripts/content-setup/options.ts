import type { Env } from '../../lib/env.ts';

/** How a space is to be set up, and who is asked and told. */
export type Options = {
  /** The site's settings as far as they are known. */
  settings: Pick<Env, 'CONTENTFUL_LOCALES' | 'CONTENTFUL_WEBHOOK_SECRET' | 'PREVIEW_SECRET' | 'SITE_URL'>;
  envFile: string;
  /** What belongs into that file besides: what the command was given, and the hosts of the region that the space is kept in. */
  besides?: Readonly<Record<string, string>>;
  dryRun: boolean;
  /** Whether the sample belongs into the space: into one without entries of its own, unless somebody says otherwise. */
  sample: boolean | null;
  say: (line: string) => void;
  /** Yes, no, or null where nobody answers. */
  confirm: (question: string) => Promise<boolean | null>;
  progress?: (done: number, total: number, what: string) => void;
  /** How long to wait before a second look at something that changes meanwhile. */
  pauseMs?: number;
};
