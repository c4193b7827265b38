'use client';

import { type ComponentProps, useLayoutEffect, useRef } from 'react';
import { STATIC_PART } from '@/lib/next/static-part';

type PartElement = 'div' | 'p' | 'ul' | 'figure' | 'pre' | 'section' | 'header' | 'aside';

export type ServedPartProps = Omit<ComponentProps<'div'>, 'ref'> & {
  as?: PartElement;
  [STATIC_PART]?: string;
};

let served: Map<string, Element> | undefined;

/** The parts of the loaded document, read before React changes them: a page that is opened again needs them. */
function servedPart(name: string): Element | undefined {
  served ??= new Map(Array.from(document.querySelectorAll(`[${STATIC_PART}]`), (part) => [part.getAttribute(STATIC_PART) ?? '', part]));
  return served.get(name);
}

/** React does not touch the content of an element with given HTML, and trusts the document. */
const AS_SERVED = { __html: '' };

/** Without content in the data, the document has the StaticPart already: nothing is rendered or hydrated. */
export function ServedPart({ as = 'div', children, ...props }: ServedPartProps) {
  const host = useRef<HTMLDivElement>(null);
  // The types differ in nothing that is used here.
  const Host = as as 'div';
  const part = children === undefined ? servedPart(props[STATIC_PART] ?? '') : undefined;
  useLayoutEffect(() => {
    if (part && host.current && !host.current.hasChildNodes()) host.current.append(...part.cloneNode(true).childNodes);
  }, [part]);
  if (children !== undefined) {
    return (
      <Host key="made" {...props}>
        {children}
      </Host>
    );
  }
  // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set: it is how React is told to leave the content alone
  return <Host key="served" ref={host} {...props} dangerouslySetInnerHTML={AS_SERVED} suppressHydrationWarning />;
}

/** The same for a script: its text is in the document, and has no effect when the page is opened again. */
export function ServedScript({ children, ...props }: { [STATIC_PART]?: string; type?: string; children?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React would escape the text of a script; the caller passes a text that does not end the script element
  return <script {...props} dangerouslySetInnerHTML={children === undefined ? AS_SERVED : { __html: children }} suppressHydrationWarning />;
}
