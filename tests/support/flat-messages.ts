/** Every message with its path: `pricing.meta.title`. */
export function flatMessages(messages: unknown, path = ''): [path: string, text: string][] {
  if (typeof messages === 'string') return [[path, messages]];
  return Object.entries(messages as object).flatMap(([key, inner]) => flatMessages(inner, path ? `${path}.${key}` : key));
}
