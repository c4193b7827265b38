import type { Confirmed } from './confirmed.ts';
import type { Network } from './networks.ts';
import type { PagePath } from './pages.ts';

/**
 * The copy's claims about the product's services and, below, about other tools. They are claims, not measurements: show them with their
 * basis.
 */

/** The managed service's results block: average client results over `basisMonths`. */
export const RESULTS = {
  engagementIncreasePercent: 40,
  /** The ratio of followers at the end to followers at the start. */
  followerGrowthFactor: 2,
  timeSavedPercent: 85,
  supportHours: '24/7',
  basisMonths: 6,
} as const;

/** The managed service's terms. */
export const MANAGED_SERVICE = {
  /** A minimum; shown with a plus sign. */
  hoursSavedMonthly: 40,
  minimumCommitmentMonths: 3,
} as const;
/** The networks that our people manage: fewer than the product can publish to. */
export const MANAGED_NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram', 'tiktok'] as const satisfies readonly Network[];

/** White-label. */
export const WHITE_LABEL = {
  setupHours: 24,
  customizationBusinessDays: { from: 2, to: 3 },
  /** A minimum; shown with a plus sign. */
  agencies: 1_000,
  encryption: 'AES-256',
  audit: 'SOC 2',
} as const;

type Day = Exclude<Confirmed, false>;

/** A page of a tool's maker, and when it was read. */
type ClaimSource = {
  name: string;
  url: string;
  /** The day on which a person opened the live page and confirmed the claim; false until then. */
  read: Confirmed;
  /** The day on which we read a stored copy of the page, which may be older than the live one: it does not replace `read`. */
  stored?: Day;
  /** The date on the page itself. */
  dated?: Day;
};

/** A claim about another tool, and the maker's page for it. */
type Claim<Value = unknown> = { value: Value; source: ClaimSource };

/**
 * The rows of a comparison in order: price basis and contents first. The plan catalogue fills our column; a tool's page omits a row without
 * a claim.
 */
const FACT_ROWS = [
  'billing',
  'plans',
  'users',
  'brands',
  'extra',
  'cycle',
  'networks',
  'scheduling',
  'ai',
  'analytics',
  'inbox',
  'approvals',
  'roles',
  'clients',
  'security',
  'api',
  'trial',
  'support',
] as const;
export type FactRow = (typeof FACT_ROWS)[number];

/** A cell of a comparison. Its text is `competitors.<tool>.facts.<row>`; these are its figures and names. */
type Fact = Claim<Readonly<Record<string, number | readonly string[]>>>;

/** Each tool's price page. The comparison with our prices is still open: replace `false` with the day. */
const PRICE_PAGES = {
  later: { name: 'Later, Pricing', url: 'https://later.com/pricing', read: false },
  buffer: { name: 'Buffer, Pricing', url: 'https://buffer.com/pricing', read: false },
  sprout: { name: 'Sprout Social, Pricing', url: 'https://sproutsocial.com/pricing', read: false },
  hootsuite: { name: 'Hootsuite, Plans', url: 'https://www.hootsuite.com/plans', read: false },
} as const satisfies Record<string, ClaimSource>;

/** The language of all these pages. */
export const SOURCES_LANGUAGE = 'en';

/** A page that we read in a stored copy, with its own date, if any. */
const copyOf = (name: string, url: string, dated?: Day): ClaimSource => ({ name, url, read: false, stored: '2026-11-28', dated });

const BUFFER = {
  billing: copyOf(
    'Buffer, Changing your subscription or billing details',
    'https://support.buffer.com/article/542-changing-your-subscription-or-billing-details',
  ),
  channels: copyOf(
    'Buffer, Connecting or refreshing channels',
    'https://support.buffer.com/article/572-connecting-or-refreshing-channels-as-a-user-of-an-organization',
  ),
  users: copyOf('Buffer, Adding users and setting up permissions', 'https://support.buffer.com/hc/en-us/articles/360038396153'),
  limits: copyOf('Buffer, Rate Limits', 'https://developers.buffer.com/guides/api-limits'),
};

const LATER = {
  addOns: copyOf('Later, Managing Later Plan Add-ons', 'https://help.later.com/hc/articles/360055240773'),
  plans: copyOf('Later, Change Your Later Plan', 'https://help.later.com/hc/en-us/articles/1500000067342-Change-Your-Later-Plan'),
  team: copyOf(
    'Later, Team Collaboration and Content Approvals',
    'https://help.later.com/hc/en-us/articles/40954654500375-Team-Collaboration-and-Content-Approvals',
  ),
};

const SPROUT = {
  upgrading: copyOf(
    'Sprout Social, Upgrading your Plan',
    'https://support.sproutsocial.com/hc/en-us/articles/202123338-Upgrading-your-Plan',
  ),
  frequencies: copyOf(
    'Sprout Social, Understanding billing frequencies',
    'https://support.sproutsocial.com/hc/en-us/articles/31718327992845-Understanding-Sprout-Social-billing-frequencies',
  ),
};

const HOOTSUITE = {
  enterprise: copyOf('Hootsuite, FAQs About Your Enterprise Plan', 'https://www.hootsuite.com/en-hk/pages/enterprise-faq'),
};

/**
 * The four tools that have a comparison page, and all our claims about them: prices, in whole US dollars a month, and the cells of their
 * tables. Any other claim has a source with the day on which it was read, or is not made (docs/decisions/036-claims.md).
 */
export const COMPETITORS = {
  later: {
    name: 'Later',
    path: '/compare/later-alternative',
    pricePage: PRICE_PAGES.later,
    claims: { prices: { value: [25, 45, 80], source: PRICE_PAGES.later } },
    facts: {
      billing: { value: {}, source: LATER.addOns },
      plans: { value: { names: ['Starter', 'Growth', 'Scale'] }, source: LATER.plans },
      extra: { value: {}, source: LATER.addOns },
      cycle: { value: {}, source: LATER.plans },
      analytics: {
        value: {},
        source: copyOf('Later, Custom Analytics', 'https://help.later.com/hc/en-us/articles/33109662792471-Later-s-Custom-Analytics'),
      },
      approvals: { value: {}, source: LATER.team },
      roles: { value: {}, source: LATER.team },
      clients: { value: {}, source: LATER.team },
      security: {
        value: {},
        source: copyOf(
          'Later, Account Security & Password Management',
          'https://help.later.com/hc/en-us/articles/360046487214-Later-Account-Security-Password-Management',
        ),
      },
    },
  },
  buffer: {
    name: 'Buffer',
    path: '/compare/buffer-alternative',
    pricePage: PRICE_PAGES.buffer,
    claims: { prices: { value: [6, 12, 120], source: PRICE_PAGES.buffer } },
    facts: {
      billing: { value: {}, source: BUFFER.billing },
      plans: { value: { names: ['Free', 'Essentials', 'Team'] }, source: BUFFER.limits },
      users: { value: {}, source: BUFFER.users },
      extra: { value: {}, source: BUFFER.billing },
      networks: {
        value: {
          names: [
            'Instagram',
            'Facebook',
            'X (Twitter)',
            'LinkedIn',
            'TikTok',
            'Pinterest',
            'Threads',
            'YouTube',
            'Bluesky',
            'Mastodon',
            'Google Business',
            'Substack',
          ],
        },
        source: copyOf('Buffer, Service', 'https://developers.buffer.com/types/Service.md'),
      },
      scheduling: {
        value: {},
        source: copyOf('Buffer, Bulk Upload', 'https://buffer.com/resources/introducing-bulk-upload/', '2026-08-26'),
      },
      ai: { value: {}, source: copyOf('Buffer, Grok', 'https://developers.buffer.com/guides/integrations/grok.md') },
      analytics: { value: {}, source: copyOf('Buffer, Meet Insights', 'https://buffer.com/resources/meet-insights/', '2026-07-15') },
      approvals: { value: {}, source: BUFFER.users },
      roles: { value: {}, source: BUFFER.channels },
      security: {
        value: {},
        source: copyOf(
          'Buffer, Best practices for Buffer account security',
          'https://support.buffer.com/article/507-best-practices-for-account-security',
        ),
      },
      api: { value: { fewest: 1, most: 5 }, source: BUFFER.limits },
      trial: { value: { channels: 3 }, source: BUFFER.channels },
    },
  },
  sprout: {
    name: 'Sprout Social',
    path: '/compare/sprout-alternative',
    pricePage: PRICE_PAGES.sprout,
    claims: { fromPrice: { value: 249, source: PRICE_PAGES.sprout } },
    facts: {
      billing: { value: {}, source: SPROUT.upgrading },
      brands: {
        value: {},
        source: copyOf(
          'Sprout Social, How do I set up Groups and Users?',
          'https://support.sproutsocial.com/hc/en-us/articles/202443876-Standard-Professional-Plans-How-do-I-set-up-Groups-and-Users',
        ),
      },
      extra: { value: {}, source: SPROUT.upgrading },
      cycle: { value: {}, source: SPROUT.frequencies },
      ai: {
        value: {},
        source: copyOf(
          'Sprout Social, Response Recommended Model Card',
          'https://support.sproutsocial.com/hc/en-us/articles/40898195568013-Response-Recommended-Model-Card',
        ),
      },
      analytics: { value: {}, source: SPROUT.frequencies },
      inbox: {
        value: {},
        source: copyOf('Sprout Social, Reply Approvals', 'https://support.sproutsocial.com/hc/en-us/articles/360046943071-Reply-Approvals'),
      },
      approvals: {
        value: {},
        source: copyOf('Sprout Social, Message Approval Workflows', 'https://support.sproutsocial.com/hc/en-us/articles/205974715'),
      },
      roles: {
        value: {},
        source: copyOf(
          'Sprout Social, Understanding User Permissions',
          'https://support.sproutsocial.com/hc/en-us/articles/202530023-What-user-permissions-can-I-set-up-',
        ),
      },
      security: {
        value: {},
        source: copyOf(
          'Sprout Social, Single Sign-on (SSO)',
          'https://support.sproutsocial.com/hc/en-us/articles/360025655491-Single-Sign-on-SSO',
        ),
      },
      trial: {
        value: {},
        source: copyOf(
          'Sprout Social, What happens when your trial ends',
          'https://support.sproutsocial.com/hc/en-us/articles/31716210491149-What-happens-when-your-Sprout-Social-trial-ends',
        ),
      },
      support: {
        value: {},
        source: copyOf(
          'Sprout Social, Sprout Platform FAQs',
          'https://support.sproutsocial.com/hc/en-us/articles/202124168-Sprout-Platform-FAQs',
        ),
      },
    },
  },
  hootsuite: {
    name: 'Hootsuite',
    path: '/compare/hootsuite-alternative',
    pricePage: PRICE_PAGES.hootsuite,
    claims: { fromPrice: { value: 99, source: PRICE_PAGES.hootsuite } },
    facts: {
      brands: {
        value: {},
        source: copyOf(
          'Hootsuite, Manage your organization’s social accounts',
          'https://help.hootsuite.com/hc/en-us/articles/1260804307689-Manage-your-organization-s-social-accounts',
          '2025-05-20',
        ),
      },
      extra: { value: {}, source: HOOTSUITE.enterprise },
      cycle: {
        value: {},
        source: copyOf('Hootsuite, Billing FAQ', 'https://help.hootsuite.com/hc/en-us/articles/1260804249590-Billing-FAQ', '2024-02-12'),
      },
      ai: { value: {}, source: copyOf('Hootsuite, AI Terms', 'https://www.hootsuite.com/es/legal/ai-terms', '2024-07-09') },
      inbox: {
        value: {},
        source: copyOf(
          'Hootsuite, Inbox 2.0 quick start guide',
          'https://help.hootsuite.com/hc/en-us/articles/5366206572571-Inbox-2-0-quick-start-guide-for-agents',
          '2024-11-26',
        ),
      },
      roles: {
        value: {},
        source: copyOf(
          'Hootsuite, Assign permissions',
          'https://help.hootsuite.com/hc/en-us/articles/38100599333403-Assign-permissions',
          '2025-06-17',
        ),
      },
      security: {
        value: {},
        source: copyOf(
          'Hootsuite, Single sign-on set up guide',
          'https://help.hootsuite.com/hc/en-us/articles/1260804308009-Single-sign-on-set-up-guide',
          '2025-02-13',
        ),
      },
      support: { value: {}, source: HOOTSUITE.enterprise },
    },
  },
} as const satisfies Record<
  string,
  { name: string; path: PagePath; pricePage: ClaimSource; claims: Record<string, Claim>; facts: Partial<Record<FactRow, Fact>> }
>;

export type Competitor = keyof typeof COMPETITORS;
export const COMPETITOR_IDS = Object.keys(COMPETITORS) as Competitor[];

/** The cells of a tool's column, in the order of the rows. */
export function factsOf(competitor: Competitor): ({ row: FactRow } & Fact)[] {
  const facts: Partial<Record<FactRow, Fact>> = COMPETITORS[competitor].facts;
  return FACT_ROWS.flatMap((row) => (facts[row] ? { row, ...facts[row] } : []));
}

/** All claims about a tool, by name: its prices, then its cells. */
export function claimsOf(competitor: Competitor): [name: string, claim: Claim][] {
  return [
    ...Object.entries<Claim>(COMPETITORS[competitor].claims),
    ...factsOf(competitor).map(({ row, ...fact }): [string, Claim] => [row, fact]),
  ];
}

/** The last day on which a page behind a tool's column was read, live or in a stored copy. */
export function factsReadOn(competitor: Competitor): Day | undefined {
  return factsOf(competitor)
    .flatMap(({ source: { read, stored } }) => read || stored || [])
    .sort()
    .at(-1);
}

/** The last day on which a page behind any tool's column was read. */
export const allReadOn = (): Day | undefined =>
  COMPETITOR_IDS.flatMap((competitor) => factsReadOn(competitor) ?? [])
    .sort()
    .at(-1);

/** The known prices of a tool, in whole US dollars a month, the lowest first. A tool may have higher ones that we do not know. */
export function pricesOf(competitor: Competitor): readonly [lowest: number, ...larger: number[]] {
  const { claims } = COMPETITORS[competitor];
  return 'prices' in claims ? claims.prices.value : [claims.fromPrice.value];
}

/** Each page about another tool that was never opened for its claims, or not for a year, with these claims: `later.plans, later.cycle`. */
export function claimsToRead(now = new Date()): { name: string; read: Confirmed; url: string }[] {
  const yearAgo = new Date(now);
  yearAgo.setUTCFullYear(now.getUTCFullYear() - 1);
  const claims = COMPETITOR_IDS.flatMap((competitor) =>
    claimsOf(competitor)
      .filter(([, { source }]) => source.read === false || new Date(source.read) < yearAgo)
      .map(([name, { source }]) => ({ name: `${competitor}.${name}`, read: source.read, url: source.url })),
  );
  return [...Map.groupBy(claims, ({ url }) => url).values()].flatMap(([first, ...others]) =>
    first ? { ...first, name: [first, ...others].map(({ name }) => name).join(', ') } : [],
  );
}
