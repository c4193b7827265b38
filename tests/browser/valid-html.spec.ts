import { HtmlValidate } from 'html-validate';
import { expect, test } from 'playwright/test';
import { LOCALES, localizedPath } from '../../lib/i18n/locales.ts';
import { PAGE_PATHS } from '../../lib/site/pages.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:standard'],
  rules: {
    // React's own spelling of the document: void elements with a slash, attributes' case, boolean attributes with a value.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-implicit-button-type': 'error',
    // Style attributes set custom properties for drawings and widths.
    'no-inline-style': 'off',
    'long-title': 'off',
    // Next preloads its scripts and styles the way it likes.
    'require-sri': 'off',
    'script-type': 'off',
    'no-redundant-role': 'error',
    'tel-non-breaking': 'off',
  },
});

for (const locale of LOCALES) {
  for (const path of [
    ...PAGE_PATHS,
    '/blog/plan-a-week-of-posts-in-an-afternoon',
    '/resource/accessible-social-posts-handbook',
    '/compare/spreadsheet-or-scheduler',
    '/blogs/keyword/planning',
    '/nowhere',
  ]) {
    test(`${localizedPath(path, locale)} is valid HTML`, async ({ request }) => {
      const response = await request.get(localizedPath(path, locale));
      const report = await validator.validateString(await response.text());
      expect(
        report.results.flatMap(({ messages }) =>
          messages.map(({ ruleId, message, line, column, selector }) => `${ruleId} ${message} (${selector ?? `${line}:${column}`})`),
        ),
      ).toEqual([]);
    });
  }
}
