import type { Messages } from '../en/messages.ts';
import accessibility from './accessibility.json';
import affiliates from './affiliates.json';
import aiStudio from './aiStudio.json';
import all from './all.json';
import blog from './blog.json';
import compare from './compare.json';
import competitors from './competitors.json';
import composer from './composer.json';
import cookies from './cookies.json';
import createAccount from './createAccount.json';
import entry from './entry.json';
import faq from './faq.json';
import home from './home.json';
import late from './late.json';
import legal from './legal.json';
import managedService from './managedService.json';
import pictures from './pictures.json';
import preview from './preview.json';
import pricing from './pricing.json';
import privacy from './privacy.json';
import problem from './problem.json';
import resources from './resources.json';
import search from './search.json';
import shell from './shell.json';
import terms from './terms.json';
import whiteLabel from './whiteLabel.json';

/** All words in Spanish. A missing key does not compile. */
export default {
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
} satisfies Messages;
