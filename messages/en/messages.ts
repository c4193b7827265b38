import accessibility from './accessibility.json' with { type: 'json' };
import affiliates from './affiliates.json' with { type: 'json' };
import aiStudio from './aiStudio.json' with { type: 'json' };
import all from './all.json' with { type: 'json' };
import blog from './blog.json' with { type: 'json' };
import compare from './compare.json' with { type: 'json' };
import competitors from './competitors.json' with { type: 'json' };
import composer from './composer.json' with { type: 'json' };
import cookies from './cookies.json' with { type: 'json' };
import createAccount from './createAccount.json' with { type: 'json' };
import entry from './entry.json' with { type: 'json' };
import faq from './faq.json' with { type: 'json' };
import home from './home.json' with { type: 'json' };
import late from './late.json' with { type: 'json' };
import legal from './legal.json' with { type: 'json' };
import managedService from './managedService.json' with { type: 'json' };
import pictures from './pictures.json' with { type: 'json' };
import preview from './preview.json' with { type: 'json' };
import pricing from './pricing.json' with { type: 'json' };
import privacy from './privacy.json' with { type: 'json' };
import problem from './problem.json' with { type: 'json' };
import resources from './resources.json' with { type: 'json' };
import search from './search.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import terms from './terms.json' with { type: 'json' };
import whiteLabel from './whiteLabel.json' with { type: 'json' };

/** All words in English. Their shape is the type that every other language has to satisfy. */
const en = {
  accessibility,
  affiliates,
  aiStudio,
  all,
  blog,
  compare,
  competitors,
  composer,
  cookies,
  createAccount,
  entry,
  faq,
  home,
  late,
  legal,
  managedService,
  pictures,
  preview,
  pricing,
  privacy,
  problem,
  resources,
  search,
  shell,
  terms,
  whiteLabel,
};

export default en;

/** The words of the site in one language. */
export type Messages = typeof en;
