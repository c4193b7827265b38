import type { IncomingMessage, ServerResponse } from 'node:http';
import onHeaders from 'on-headers';
import { FILE_POLICY, inFrameOf } from '../stored-pages/content-security-policy.ts';

/** Two years, as browsers' preload lists ask for (https://hstspreload.org). Seconds. */
const HSTS_MAX_AGE_S = 63_072_000;

/** The visitor's connection and the HSTS settings. `wholeDomain` is for a domain whose every host uses TLS. */
type Transport = { overTls: boolean; wholeDomain: boolean };

const hsts = ({ wholeDomain }: Transport) => `max-age=${HSTS_MAX_AGE_S}${wholeDomain ? '; includeSubDomains; preload' : ''}`;

/** Every browser feature that a page can ask for; this site uses none of them. */
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

/** Default headers of every response. A response may override them. */
const ALWAYS = {
  // A page brings its own policy, with the hashes of its scripts.
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': FEATURES.map((feature) => `${feature}=()`).join(', '),
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  // For browsers that do not know frame-ancestors.
  'x-frame-options': 'DENY',
};

/** Pictures and feeds that other sites may show: social networks and feed readers do. */
const SHOWN_ELSEWHERE = /^(?:\/[a-z]{2})?\/(?:social|feeds|images)\/|^\/(?:favicon\.ico|icon\.svg|apple-icon\.png)$/;

/**
 * Internal headers of the framework: routes and implementation details. Headers that the router reads in the browser are not among them:
 * the target of a rewrite, the time for which a response is fresh, whether a form's action is still known.
 */
const INNER = /^x-(?:middleware-|nextjs-matched|powered-by$|next-cache-tags$|invoke-)/;

/**
 * Adds security headers to a response and removes the framework's internal headers. HSTS only over TLS: an attacker on a plain connection
 * must not set it (RFC 6797, section 7.2). Only the sites in `framedBy` may show a response in a frame.
 */
export function secureAnswer(
  { url = '' }: Pick<IncomingMessage, 'url'>,
  response: ServerResponse,
  transport: Transport,
  framedBy: readonly string[] = [],
): void {
  beforeHead(response, () => {
    // Sets only missing headers, and does so last: the framework appends to an existing header, and two policies forbid everything that
    // either forbids.
    for (const [name, value] of Object.entries(ALWAYS)) if (!response.hasHeader(name)) response.setHeader(name, value);
    if (framedBy.length > 0) {
      response.setHeader('content-security-policy', inFrameOf(framedBy, String(response.getHeader('content-security-policy'))));
      // It knows one origin at most, and browsers that read the policy above ignore it.
      response.removeHeader('x-frame-options');
    }
    if (SHOWN_ELSEWHERE.test(url)) response.setHeader('cross-origin-resource-policy', 'cross-origin');
    if (transport.overTls) response.setHeader('strict-transport-security', hsts(transport));
    for (const name of response.getHeaderNames()) if (INNER.test(name)) response.removeHeader(name);
  });
}

/** The same headers as lines, for the response to unreadable input: Node gives no response object for it. */
export const rawSecurityHeaders = (): string[] => Object.entries(ALWAYS).map(([name, value]) => `${name}: ${value}`);

/** Runs `change` just before a response's headers are sent. The last call runs first. */
export const beforeHead = (response: ServerResponse, prepare: () => void): void => onHeaders(response, prepare);
