export function textOfMessages(messages: unknown): string {
  if (typeof messages === 'string') return withoutArguments(messages).replace(/<[^>]*>/g, ' ');
  if (typeof messages !== 'object' || messages === null) return '';
  return Object.values(messages).map(textOfMessages).join('\n');
}

// From the inside out: the branches of a plural may contain arguments.
function withoutArguments(message: string): string {
  const without = message.replace(/\{[^{}]*\}/g, ' ');
  return without === message ? message : withoutArguments(without);
}
