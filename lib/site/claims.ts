import type { Messages } from '../i18n/messages.ts';
import type { Confirmed } from './confirmed.ts';
import type { Network } from './networks.ts';
import type { PagePath } from './pages.ts';

/** Claims about the product's services and, below, about other tools. They are not measured: show them with their basis. */

/** The managed service's results block: average client results over `basisMonths`. */
export const RESULTS = {
  engagementIncreasePercent: 40,
  /** The ratio of followers at the end to followers at the start. */
  followerGrowthFactor: 2,
  timeSavedPercent: 85,
  supportHours: '24/7',
  basisMonths: 6,
} as const;

export const MANAGED_SERVICE = {
  /** A minimum; shown with a plus sign. */
  hoursSavedMonthly: 40,
  minimumCommitmentMonths: 3,
} as const;
/** The networks that our people manage: fewer than the product can publish to. */
export const MANAGED_NETWORKS = ['linkedin', 'twitter', 'facebook', 'instagram', 'tiktok'] as const satisfies readonly Network[];

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

/** The known prices of a tool, in whole US dollars a month, the lowest first. A tool may have higher ones that we do not know. */
type Prices = readonly [lowest: number, ...larger: number[]];

/** The rows of a comparison. The plan catalogue fills our column; a tool's page omits a row without a claim. */
export type FactRow = Exclude<keyof Messages['competitors']['table']['rows'], 'price'>;

/** A cell of a comparison. Its text is `competitors.<tool>.facts.<row>`; these are its figures and names. */
type Fact = Claim<Readonly<Record<string, number | readonly string[]>>>;

/** A tool's price page. The comparison with our prices is still open: replace `false` with the day. */
const pricePage = (name: string, url: string): ClaimSource => ({ name, url, read: false });

/** The language of all these pages. */
export const SOURCES_LANGUAGE = 'en';

/** A page that we read in a stored copy, with its own date, if any. */
const copyOf = (name: string, url: string, dated?: Day): ClaimSource => ({ name, url, read: false, stored: '2026-11-28', dated });

/** The pages of a maker that have one beginning of their address. */
const pagesOf = (maker: string, root: string) => (name: string, path: string, dated?: Day) =>
  copyOf(`${maker}, ${name}`, root + path, dated);
const bufferBlog = pagesOf('Buffer', 'https://buffer.com/resources/');
const bufferHelp = pagesOf('Buffer', 'https://support.buffer.com/');
const hootsuiteHelp = pagesOf('Hootsuite', 'https://help.hootsuite.com/hc/en-us/articles/');
const hootsuitePages = pagesOf('Hootsuite', 'https://www.hootsuite.com/');
const laterHelp = pagesOf('Later', 'https://help.later.com/hc/');
const sproutHelp = pagesOf('Sprout Social', 'https://support.sproutsocial.com/hc/en-us/articles/');

/** A cell with its source. Most texts have no figures and no names. */
const cell = <const Value extends Fact['value']>(source: ClaimSource, value = {} as Value) => ({ value, source });

const BUFFER = {
  billing: bufferHelp('Changing your subscription or billing details', 'article/542-changing-your-subscription-or-billing-details'),
  channels: bufferHelp('Connecting or refreshing channels', 'article/572-connecting-or-refreshing-channels-as-a-user-of-an-organization'),
  users: bufferHelp('Adding users and setting up permissions', 'hc/en-us/articles/360038396153'),
  limits: copyOf('Buffer, Rate Limits', 'https://developers.buffer.com/guides/api-limits'),
};

/** The networks that we have too, then the others. */
const BUFFER_NETWORKS: readonly string[] = [
  ...['Instagram', 'Facebook', 'X (Twitter)', 'LinkedIn', 'TikTok', 'Pinterest', 'Threads', 'YouTube'],
  ...['Bluesky', 'Mastodon', 'Google Business', 'Substack'],
];

const LATER = {
  addOns: laterHelp('Managing Later Plan Add-ons', 'articles/360055240773'),
  plans: laterHelp('Change Your Later Plan', 'en-us/articles/1500000067342-Change-Your-Later-Plan'),
  team: laterHelp('Team Collaboration and Content Approvals', 'en-us/articles/40954654500375-Team-Collaboration-and-Content-Approvals'),
};

const SPROUT = {
  upgrading: sproutHelp('Upgrading your Plan', '202123338-Upgrading-your-Plan'),
  frequencies: sproutHelp('Understanding billing frequencies', '31718327992845-Understanding-Sprout-Social-billing-frequencies'),
};

const HOOTSUITE_ENTERPRISE = hootsuitePages('FAQs About Your Enterprise Plan', 'en-hk/pages/enterprise-faq');

/**
 * The four tools that have a comparison page, and all our claims about them: prices, and the cells of their tables in the order of the
 * rows. Any other claim has a source with the day on which it was read, or is not made
 * (docs/decisions/036-claims.md).
 */
export const COMPETITORS = {
  later: {
    name: 'Later',
    path: '/compare/later-alternative',
    pricePage: pricePage('Later, Pricing', 'https://later.com/pricing'),
    prices: [25, 45, 80],
    facts: {
      billing: cell(LATER.addOns),
      plans: cell(LATER.plans, { names: ['Starter', 'Growth', 'Scale'] }),
      extra: cell(LATER.addOns),
      cycle: cell(LATER.plans),
      analytics: cell(laterHelp('Custom Analytics', 'en-us/articles/33109662792471-Later-s-Custom-Analytics')),
      approvals: cell(LATER.team),
      roles: cell(LATER.team),
      clients: cell(LATER.team),
      security: cell(
        laterHelp('Account Security & Password Management', 'en-us/articles/360046487214-Later-Account-Security-Password-Management'),
      ),
    },
  },
  buffer: {
    name: 'Buffer',
    path: '/compare/buffer-alternative',
    pricePage: pricePage('Buffer, Pricing', 'https://buffer.com/pricing'),
    prices: [6, 12, 120],
    facts: {
      billing: cell(BUFFER.billing),
      plans: cell(BUFFER.limits, { names: ['Free', 'Essentials', 'Team'] }),
      users: cell(BUFFER.users),
      extra: cell(BUFFER.billing),
      networks: cell(copyOf('Buffer, Service', 'https://developers.buffer.com/types/Service.md'), { names: BUFFER_NETWORKS }),
      scheduling: cell(bufferBlog('Bulk Upload', 'introducing-bulk-upload/', '2026-08-26')),
      ai: cell(copyOf('Buffer, Grok', 'https://developers.buffer.com/guides/integrations/grok.md')),
      analytics: cell(bufferBlog('Meet Insights', 'meet-insights/', '2026-07-15')),
      approvals: cell(BUFFER.users),
      roles: cell(BUFFER.channels),
      security: cell(bufferHelp('Best practices for Buffer account security', 'article/507-best-practices-for-account-security')),
      api: cell(BUFFER.limits, { fewest: 1, most: 5 }),
      trial: cell(BUFFER.channels, { channels: 3 }),
    },
  },
  sprout: {
    name: 'Sprout Social',
    path: '/compare/sprout-alternative',
    pricePage: pricePage('Sprout Social, Pricing', 'https://sproutsocial.com/pricing'),
    prices: [249],
    facts: {
      billing: cell(SPROUT.upgrading),
      brands: cell(
        sproutHelp('How do I set up Groups and Users?', '202443876-Standard-Professional-Plans-How-do-I-set-up-Groups-and-Users'),
      ),
      extra: cell(SPROUT.upgrading),
      cycle: cell(SPROUT.frequencies),
      ai: cell(sproutHelp('Response Recommended Model Card', '40898195568013-Response-Recommended-Model-Card')),
      analytics: cell(SPROUT.frequencies),
      inbox: cell(sproutHelp('Reply Approvals', '360046943071-Reply-Approvals')),
      approvals: cell(sproutHelp('Message Approval Workflows', '205974715')),
      roles: cell(sproutHelp('Understanding User Permissions', '202530023-What-user-permissions-can-I-set-up-')),
      security: cell(sproutHelp('Single Sign-on (SSO)', '360025655491-Single-Sign-on-SSO')),
      trial: cell(sproutHelp('What happens when your trial ends', '31716210491149-What-happens-when-your-Sprout-Social-trial-ends')),
      support: cell(sproutHelp('Sprout Platform FAQs', '202124168-Sprout-Platform-FAQs')),
    },
  },
  hootsuite: {
    name: 'Hootsuite',
    path: '/compare/hootsuite-alternative',
    pricePage: pricePage('Hootsuite, Plans', 'https://www.hootsuite.com/plans'),
    prices: [99],
    facts: {
      brands: cell(
        hootsuiteHelp(
          'Manage your organization’s social accounts',
          '1260804307689-Manage-your-organization-s-social-accounts',
          '2025-05-20',
        ),
      ),
      extra: cell(HOOTSUITE_ENTERPRISE),
      cycle: cell(hootsuiteHelp('Billing FAQ', '1260804249590-Billing-FAQ', '2024-02-12')),
      ai: cell(hootsuitePages('AI Terms', 'es/legal/ai-terms', '2024-07-09')),
      inbox: cell(hootsuiteHelp('Inbox 2.0 quick start guide', '5366206572571-Inbox-2-0-quick-start-guide-for-agents', '2024-11-26')),
      roles: cell(hootsuiteHelp('Assign permissions', '38100599333403-Assign-permissions', '2025-06-17')),
      security: cell(hootsuiteHelp('Single sign-on set up guide', '1260804308009-Single-sign-on-set-up-guide', '2025-02-13')),
      support: cell(HOOTSUITE_ENTERPRISE),
    },
  },
} as const satisfies Record<
  string,
  { name: string; path: PagePath; pricePage: ClaimSource; prices: Prices; facts: Partial<Record<FactRow, Fact>> }
>;

export type Competitor = keyof typeof COMPETITORS;
export const COMPETITOR_IDS = Object.keys(COMPETITORS) as Competitor[];

/** The cells of a tool's column, in the order of the rows. */
export const factsOf = (competitor: Competitor): ({ row: FactRow } & Fact)[] =>
  (Object.entries<Fact>(COMPETITORS[competitor].facts) as [FactRow, Fact][]).map(([row, fact]) => ({ row, ...fact }));

/** All claims about a tool, by name: its prices, then its cells. */
export function claimsOf(competitor: Competitor): [name: string, claim: Claim][] {
  const { prices, pricePage } = COMPETITORS[competitor];
  return [
    [prices.length > 1 ? 'prices' : 'fromPrice', { value: prices, source: pricePage }],
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

export const pricesOf = (competitor: Competitor): Prices => COMPETITORS[competitor].prices;

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
