import type { EntryMarkdown } from './entry-markdown.ts';
import { fileResponse } from './file-response.ts';

/** The response with an entry as Markdown. */
export const markdownResponse = ({ text, canonical }: EntryMarkdown): Response =>
  fileResponse(text, { type: 'text/markdown; charset=utf-8', canonical });
