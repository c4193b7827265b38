import type { Page } from 'playwright/test';

/**
 * Collects forbidden actions of a page from now on: console output, which includes policy violations, errors, and requests to other hosts.
 * `beside` are unavoidable messages of a test.
 */
export async function complaintsOf(page: Page, beside: RegExp): Promise<string[]> {
  const complaints: string[] = [];
  const complain = (what: unknown) => complaints.push(`${new URL(page.url()).pathname}: ${what}`);
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI} ${sample}`),
    );
  });
  page.on('console', (message) => {
    if (!beside.test(message.text())) complain(message.text());
  });
  page.on('pageerror', complain);
  page.on('request', (request) => {
    if (!/^(http:\/\/localhost:|data:|blob:)/.test(request.url())) complain(`request to ${request.url()}`);
  });
  return complaints;
}
