import accessibility from './en/accessibility.json';
import affiliates from './en/affiliates.json';
import aiStudio from './en/aiStudio.json';
import all from './en/all.json';
import blog from './en/blog.json';
import compare from './en/compare.json';
import competitors from './en/competitors.json';
import cookies from './en/cookies.json';
import createAccount from './en/createAccount.json';
import entry from './en/entry.json';
import faq from './en/faq.json';
import home from './en/home.json';
import legal from './en/legal.json';
import managedService from './en/managedService.json';
import pictures from './en/pictures.json';
import pricing from './en/pricing.json';
import privacy from './en/privacy.json';
import problem from './en/problem.json';
import resources from './en/resources.json';
import shell from './en/shell.json';
import terms from './en/terms.json';
import whiteLabel from './en/whiteLabel.json';

/** All words in English. Their shape is the type that the other language has to satisfy. */
const en = {
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
};

export default en;

/** The words of the site in one language. */
export type Messages = typeof en;
