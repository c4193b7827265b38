import type { Confirmed } from './confirmed.ts';
import type { Network } from './networks.ts';
import type { PagePath } from './pages.ts';

/** What the copy claims of the product's services and, below, of other tools. Claims, not measurements: show them with their basis. */

/** The managed service's results block: average client results over `basisMonths`. */
export const RESULTS = {
  engagementIncreasePercent: 40,
  /** Followers at the end are this many times those at the start. */
  followerGrowthFactor: 2,
  timeSavedPercent: 85,
  supportHours: '24/7',
  basisMonths: 6,
} as const;

/** The managed service's terms. */
export const MANAGED_SERVICE = {
  /** At least; shown with a plus sign. */
  hoursSavedMonthly: 40,
  minimumCommitmentMonths: 3,
} as const;
/** The networks that our people look after: fewer than the product can publish to. */
export const MANAGED_NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram', 'tiktok'] as const satisfies readonly Network[];

/** White-label. */
export const WHITE_LABEL = {
  setupHours: 24,
  customizationBusinessDays: { from: 2, to: 3 },
  /** At least; shown with a plus sign. */
  agencies: 1_000,
  encryption: 'AES-256',
  audit: 'SOC 2',
} as const;

/** The page on which the maker of a tool says something, and the day on which somebody really read it there; false until then. */
type ClaimSource = { name: string; url: string; read: Confirmed };

/** Something said of another tool, and where its maker says so. */
type Claim<Value = unknown> = { value: Value; source: ClaimSource };

/**
 * Each tool's price page, and the day on which our list was compared with it. Put the day in place of `false`: the pages then show it. Until
 * then they say that prices are as we know them, and lead there.
 */
const PRICE_PAGES = {
  later: { name: 'Later, Pricing', url: 'https://later.com/pricing', read: false },
  buffer: { name: 'Buffer, Pricing', url: 'https://buffer.com/pricing', read: false },
  sprout: { name: 'Sprout Social, Pricing', url: 'https://sproutsocial.com/pricing', read: false },
  hootsuite: { name: 'Hootsuite, Plans', url: 'https://www.hootsuite.com/plans', read: false },
} as const satisfies Record<string, ClaimSource>;

/** The language of those pages. */
export const PRICE_PAGES_LANGUAGE = 'en';

/**
 * The four tools that have a comparison page, and all that we say of them: prices, in whole US dollars a month. Anything else has a
 * source that was read, with the day, or it is not said (docs/decisions.md#what-is-said-of-other-tools).
 */
export const COMPETITORS = {
  later: {
    name: 'Later',
    path: '/compare/later-alternative',
    pricePage: PRICE_PAGES.later,
    claims: { prices: { value: [25, 45, 80], source: PRICE_PAGES.later } },
  },
  buffer: {
    name: 'Buffer',
    path: '/compare/buffer-alternative',
    pricePage: PRICE_PAGES.buffer,
    claims: { prices: { value: [6, 12, 120], source: PRICE_PAGES.buffer } },
  },
  sprout: {
    name: 'Sprout Social',
    path: '/compare/sprout-alternative',
    pricePage: PRICE_PAGES.sprout,
    claims: { fromPrice: { value: 249, source: PRICE_PAGES.sprout } },
  },
  hootsuite: {
    name: 'Hootsuite',
    path: '/compare/hootsuite-alternative',
    pricePage: PRICE_PAGES.hootsuite,
    claims: { fromPrice: { value: 99, source: PRICE_PAGES.hootsuite } },
  },
} as const satisfies Record<string, { name: string; path: PagePath; pricePage: ClaimSource; claims: Record<string, Claim> }>;

export type Competitor = keyof typeof COMPETITORS;
export const COMPETITOR_IDS = Object.keys(COMPETITORS) as Competitor[];

/** The claims of a tool with their names, in the order of the notes. */
export function claimsOf(competitor: Competitor): [name: string, claim: Claim][] {
  return Object.entries<Claim>(COMPETITORS[competitor].claims);
}

/** The prices that we know of a tool, in whole US dollars a month, the lowest first; whether it has more above the last, we do not know of all. */
export function pricesOf(competitor: Competitor): readonly [lowest: number, ...larger: number[]] {
  const { claims } = COMPETITORS[competitor];
  return 'prices' in claims ? claims.prices.value : [claims.fromPrice.value];
}

/** Each claim about another tool that nobody has read on its maker's page, or not for a year: `later.prices`. */
export function claimsToRead(now = new Date()): { name: string; read: Confirmed; url: string }[] {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return COMPETITOR_IDS.flatMap((competitor) =>
    claimsOf(competitor)
      .filter(([, { source }]) => source.read === false || new Date(source.read) < yearAgo)
      .map(([name, { source }]) => ({ name: `${competitor}.${name}`, read: source.read, url: source.url })),
  );
}
