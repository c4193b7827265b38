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
export type Results = { -readonly [Key in keyof typeof RESULTS]: (typeof RESULTS)[Key] extends number ? number : string };

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

/** A page on which the maker of a tool says it. */
type ClaimSource = { name: string; url: string };

/** Something said of another tool: what, when it was noted, and where its maker says so, as far as a public page does. */
type Claim<Value = unknown> = { value: Value; asOf: string; source?: ClaimSource };

const NOTED = '2024-11-27';
const noted = <const Value>(value: Value, source?: ClaimSource): Claim<Value> => ({ value, asOf: NOTED, ...(source ? { source } : {}) });

const LATER_POSTS = {
  name: 'Schedule a Multi-Photo Carousel Post',
  url: 'https://help.later.com/hc/en-us/articles/360042773934-Schedule-a-Multi-Photo-Carousel-Post',
};
const BUFFER_BILLING = {
  name: 'Changing your subscription or billing details',
  url: 'https://support.buffer.com/article/542-changing-your-subscription-or-billing-details',
};

/**
 * The four tools that have a comparison page, and all that we say of them. Prices are in whole US dollars a
 * month; no other figure about them is ours to state (docs/decisions.md#what-is-said-of-other-tools). A page numbers its notes in this order.
 */
export const COMPETITORS = {
  later: {
    name: 'Later',
    path: '/compare/later-alternative',
    pricePage: 'https://later.com/pricing',
    claims: {
      library: noted(true, LATER_POSTS),
      grid: noted(true),
      linkInBio: noted(true, LATER_POSTS),
      captions: noted(true),
      someNetworks: noted(
        ['instagram', 'facebook', 'twitter', 'tiktok', 'pinterest', 'linkedin'] as const satisfies readonly Network[],
        LATER_POSTS,
      ),
      billing: noted('profileSets', {
        name: 'Managing Later Plan Add-ons: Users & Social Sets',
        url: 'https://help.later.com/hc/en-us/articles/360055240773-Managing-Later-Plan-Add-ons-Users-Social-Sets',
      }),
      prices: noted([25, 45, 80]),
    },
  },
  buffer: {
    name: 'Buffer',
    path: '/compare/buffer-alternative',
    pricePage: 'https://buffer.com/pricing',
    claims: {
      prices: noted([6, 12, 120]),
      freePlan: noted(true, BUFFER_BILLING),
      billing: noted('channels', BUFFER_BILLING),
      moreNetworks: noted(['Mastodon', 'Bluesky']),
      assistant: noted(true),
    },
  },
  sprout: {
    name: 'Sprout Social',
    path: '/compare/sprout-alternative',
    pricePage: 'https://sproutsocial.com/pricing',
    claims: {
      fromPrice: noted(249),
      billing: noted('users', {
        name: 'Making Changes to Your Plan',
        url: 'https://support.sproutsocial.com/hc/en-us/articles/202123338-Making-Changes-to-Your-Plan',
      }),
      inbox: noted(true, { name: 'Product release of July 28, 2020', url: 'https://sproutsocial.com/insights/release/july-28-2020/' }),
      listening: noted('addOn', {
        name: 'Understanding Sprout Social billing frequencies',
        url: 'https://support.sproutsocial.com/hc/en-us/articles/31718327992845-Understanding-Sprout-Social-billing-frequencies',
      }),
      reports: noted(true),
      writing: noted(true),
      trial: noted(true, { name: 'Sprout Social Terms of Service', url: 'https://sproutsocial.com/terms' }),
    },
  },
  hootsuite: {
    name: 'Hootsuite',
    path: '/compare/hootsuite-alternative',
    pricePage: 'https://www.hootsuite.com/plans',
    claims: {
      fromPrice: noted(99),
      billing: noted('usersAndPlan'),
      trial: noted(true, { name: 'Account FAQ', url: 'https://help.hootsuite.com/hc/en-us/articles/1260804305709-Account-FAQ' }),
      writing: noted(true),
      streams: noted(true, {
        name: 'Get started with your Business or Enterprise plan',
        url: 'https://help.hootsuite.com/hc/en-us/articles/1260806669749-Get-started-with-your-Business-or-Enterprise-plan',
      }),
      listening: noted(true),
      ads: noted(true),
      apps: noted(true, {
        name: 'Paid (premium) app billing',
        url: 'https://help.hootsuite.com/hc/en-us/articles/204596110-Paid-premium-app-billing',
      }),
    },
  },
} as const satisfies Record<string, { name: string; path: PagePath; pricePage: string; claims: Record<string, Claim> }>;

export type Competitor = keyof typeof COMPETITORS;
export const COMPETITOR_IDS = Object.keys(COMPETITORS) as Competitor[];
export type ClaimName<Id extends Competitor> = keyof (typeof COMPETITORS)[Id]['claims'] & string;

/** The claims of a tool with their names, in the order of the notes. */
export function claimsOf(competitor: Competitor): [name: string, claim: Claim][] {
  return Object.entries<Claim>(COMPETITORS[competitor].claims);
}

/** The day a tool's prices and qualities were noted: the oldest of its claims, so that no heading is younger than what it stands over. */
export function notedOn(competitor: Competitor): string {
  const days = claimsOf(competitor).map(([, { asOf }]) => asOf);
  return days.sort()[0] as string;
}

/** Claims that were noted more than a year ago and want looking at: `later.prices (2024-11-27)`. */
export function claimsOlderThanAYear(now = new Date()): string[] {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  return COMPETITOR_IDS.flatMap((competitor) =>
    claimsOf(competitor)
      .filter(([, { asOf }]) => new Date(asOf) < yearAgo)
      .map(([name, { asOf }]) => `${competitor}.${name} (${asOf})`),
  );
}
