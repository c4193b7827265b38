import { type MessageFormatElement, parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { flatMessages } from './flat-messages.ts';

/** A text with its position: the path of a message, or the line of an article. */
export type Text = { where: string; text: string };

/** Only the words of a message, including words inside plurals, selects and tags: an argument's name is not a word. */
function wordsOf(elements: MessageFormatElement[]): string {
  return elements
    .map((element) => {
      if (element.type === TYPE.literal) return element.value;
      if (element.type === TYPE.tag) return wordsOf(element.children);
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return '…';
      return Object.values(element.options)
        .map((option) => wordsOf(option.value))
        .join(' / ');
    })
    .join('');
}

/** Only the words of every message. */
export const messageTexts = (messages: unknown, path = ''): Text[] =>
  flatMessages(messages, path).map(([where, message]) => ({ where, text: wordsOf(parse(message)) }));
