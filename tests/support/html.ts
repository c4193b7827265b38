import { HtmlValidate } from 'html-validate';

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
    // Next decides how it preloads its scripts and styles.
    'require-sri': 'off',
    'script-type': 'off',
    'no-redundant-role': 'error',
    'tel-non-breaking': 'off',
  },
});

/** The faults of a page's HTML: a line for each, with its rule and its position. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => `${ruleId} ${message} (${selector ?? `${line}:${column}`})`),
  );
}
