import type { AxiosAdapter } from 'axios';

/** What the SDK can look up of an item of another space (contentful-resolve-response 2.0.1). */
const URN = /.*:spaces\/([^/]+)(?:\/environments\/([^/]+))?\/entries\/([^/]+)$/;

/**
 * Lets answers through with every link that the SDK would trip over made one that it leaves alone: at a link to another space whose name it cannot
 * read it throws, and the whole answer would be lost for one node.
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
    // No JSON: the SDK says so itself.
    return text;
  }
}

function isUnreadable(sys: { type?: unknown; linkType?: unknown; urn?: unknown } | null | undefined): boolean {
  if (sys?.type !== 'ResourceLink') return false;
  return (
    typeof sys.linkType !== 'string' || (sys.linkType.startsWith('Contentful:') && !(typeof sys.urn === 'string' && URN.test(sys.urn)))
  );
}
