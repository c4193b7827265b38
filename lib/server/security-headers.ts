import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { FILE_POLICY, inFrameOf } from '../stored-pages/content-security-policy.ts';

/** Two years, as browsers' preload lists ask for (https://hstspreload.org). Seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

/** What the visitor's connection and the settings say of it: `wholeDomain` is for a domain whose every host speaks TLS. */
export type Transport = { overTls: boolean; wholeDomain: boolean };

const hsts = ({ wholeDomain }: Transport) => `max-age=${HSTS_MAX_AGE_S}${wholeDomain ? '; includeSubDomains; preload' : ''}`;

/** Everything that a page could ask a browser for; this site asks for nothing. */
const FEATURES = [
  'accelerometer',
  'autoplay',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
];

/** Headers that every answer has, unless it brings its own. */
const ALWAYS = {
  // A page brings a policy of its own, with the hashes of its scripts.
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
};

/** Pictures and feeds that other sites may show: networks and feed readers do. */
const SHOWN_ELSEWHERE = /^(?:\/[a-z]{2})?\/(?:social|feeds|images)\/|^\/(?:favicon\.ico|icon\.svg|apple-icon\.png)$/;

/**
 * Headers in which the framework tells itself where a request went, or what it is made of. Not among them are those that its router reads
 * in the browser: where a rewritten address leads, how long an answer counts as fresh, whether a form's action is still known.
 */
const INNER = /^x-(?:middleware-|nextjs-matched|powered-by$|next-cache-tags$|invoke-)/;

/**
 * Gives an answer its security headers, and takes the framework's inner ones off it before it leaves. HSTS only over TLS: a browser must
 * not be told to keep to https by whoever sits on an open line (RFC 6797, section 7.2). No site may show an answer in a frame but those
 * in `framedBy`.
 */
export function secureAnswer(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  transport: Transport,
  framedBy: readonly string[] = [],
): void {
  beforeHead(response, () => {
    // Last, and only what is not there: the framework adds to a header that it finds, and two policies forbid what either does.
    for (const [name, value] of Object.entries(ALWAYS)) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (framedBy.length > 0) {
      response.setHeader('content-security-policy', inFrameOf(framedBy, String(response.getHeader('content-security-policy'))));
      // It knows one origin at most, and browsers that read the policy above pass it over.
      response.removeHeader('x-frame-options');
    }
    if (SHOWN_ELSEWHERE.test(url)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (transport.overTls) response.setHeader('strict-transport-security', hsts(transport));
    for (const name of response.getHeaderNames()) if (INNER.test(name)) response.removeHeader(name);
  });
}

/** The same headers as lines, for an answer to what is not even a request: Node gives no response to set them on. */
export const rawSecurityHeaders = (): string[] => Object.entries(ALWAYS).map(([name, value]) => `${name}: ${value}`);

/** Runs right before an answer's headers leave, with all of them in their place. What asks for it last runs first. */
export const beforeHead = (response: ServerResponse, prepare: () => void): void => onHeaders(response, prepare);
