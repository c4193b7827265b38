import type { Messages } from './en.ts';
import accessibility from './es/accessibility.json';
import affiliates from './es/affiliates.json';
import aiStudio from './es/aiStudio.json';
import all from './es/all.json';
import blog from './es/blog.json';
import compare from './es/compare.json';
import competitors from './es/competitors.json';
import cookies from './es/cookies.json';
import createAccount from './es/createAccount.json';
import entry from './es/entry.json';
import faq from './es/faq.json';
import home from './es/home.json';
import legal from './es/legal.json';
import managedService from './es/managedService.json';
import pictures from './es/pictures.json';
import pricing from './es/pricing.json';
import privacy from './es/privacy.json';
import problem from './es/problem.json';
import resources from './es/resources.json';
import shell from './es/shell.json';
import terms from './es/terms.json';
import whiteLabel from './es/whiteLabel.json';

/** All words in Spanish. A missing key does not compile. */
export default {
  accessibility,
  affiliates,
  aiStudio,
  all,
  blog,
  compare,
  competitors,
  cookies,
  createAccount,
  entry,
  faq,
  home,
  legal,
  managedService,
  pictures,
  pricing,
  privacy,
  problem,
  resources,
  shell,
  terms,
  whiteLabel,
} satisfies Messages;
