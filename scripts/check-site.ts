import { checkSite } from './check-site/check-site.ts';
import { printPlainly } from './plain-output.ts';

printPlainly();

const USAGE = 'npm run check:site -- URL [REQUESTS_AT_ONCE]';

/** `npm run check:site`: follows all links of a running site and prints its faults. Exit code 1 if there are any, 2 if it cannot be checked. */
async function main([address = '', atOnce = '4']: string[]): Promise<number> {
  const site = URL.parse(address);
  if (!site || !/^https?:$/.test(site.protocol)) throw new Error(`"${address}" is no address of a site, such as https://www.example.com`);
  if (!/^[1-9]\d*$/.test(atOnce)) throw new Error(`REQUESTS_AT_ONCE is "${atOnce}": give a whole number from 1`);
  const { addresses, pages, faults } = await checkSite(site.origin, Number(atOnce));
  for (const fault of faults) console.log(fault);
  console.log(`${addresses} links, ${pages} pages: ${faults.length === 0 ? 'nothing found' : `${faults.length} findings`}`);
  return faults.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  const { message, cause } = error as Error;
  console.error(`The site cannot be checked: ${message}${cause instanceof Error ? ` (${cause.message})` : ''}\n${USAGE}`);
  process.exitCode = 2;
}
