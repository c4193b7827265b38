import type { Page } from 'playwright/test';

/**
 * Collects from now on what no page may do: print to the console, which also says what the policy refused, throw, or ask anybody but us. What a test cannot help
 * being printed is `beside`.
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
