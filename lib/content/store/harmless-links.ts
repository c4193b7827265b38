import type { AxiosAdapter } from 'axios';

/** The properties of another space's item that the SDK can look up (contentful-resolve-response 2.0.1). */
const URN = /.*:spaces\/([^/]+)(?:\/environments\/([^/]+))?\/entries\/([^/]+)$/;

/**
 * Makes links in an answer safe for the SDK: it throws at a link to another space with an unreadable name, and one node would lose the
 * whole answer. This changes such links into ones that the SDK ignores.
 */
export const withHarmlessLinks =
  (send: AxiosAdapter): AxiosAdapter =>
  async (config) => {
    const answer = await send(config);
    return typeof answer.data === 'string' && answer.data.includes('"ResourceLink"') ? { ...answer, data: harmless(answer.data) } : answer;
  };

function harmless(text: string): unknown {
  try {
    return JSON.parse(text, (_, value) => (isUnreadable(value?.sys) ? { ...value, sys: { ...value.sys, linkType: 'Unknown' } } : value));
  } catch {
    // Not JSON: the SDK reports it itself.
    return text;
  }
}

function isUnreadable(sys: { type?: unknown; linkType?: unknown; urn?: unknown } | null | undefined): boolean {
  if (sys?.type !== 'ResourceLink') return false;
  return (
    typeof sys.linkType !== 'string' || (sys.linkType.startsWith('Contentful:') && !(typeof sys.urn === 'string' && URN.test(sys.urn)))
  );
}
