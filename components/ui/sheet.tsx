'use client';

import { type ReactNode, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Icon } from './icon';

type SheetProps = {
  /** The names of the opened sheet and of its buttons. */
  labels: { label: string; open: string; close: string };
  /** Stands at the start of the sheet's first row, opposite the close button. */
  heading: ReactNode;
  children: ReactNode;
};

const TOGGLE = 'inline-grid size-[44px] place-items-center rounded-button';

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

/** A full-height sheet over the page: a native modal dialog, so the rest is inert, Escape closes and focus returns to the button. */
export function Sheet({ labels, heading, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Its content renders only after the first opening.
  const [wanted, setWanted] = useState(false);
  const open = () => {
    flushSync(() => setWanted(true));
    dialog.current?.showModal();
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={labels.open}
        onClick={open}
        className={`${TOGGLE} hidden! max-lg:scripted:inline-grid!`}
      >
        <Icon name="menu" className="size-[28px]" />
      </button>
      <dialog
        ref={dialog}
        aria-label={labels.label}
        className="end-sheet"
        onKeyDown={(event) => event.key === 'Tab' && keepFocusIn(event.currentTarget, event)}
        onClick={(event) => {
          const target = event.target as Element;
          if (target === event.currentTarget || target.closest('a[href]')) close();
        }}
      >
        {wanted && (
          <div className="flex min-h-full flex-col px-[20px] pb-6">
            <div className="flex min-h-header items-center justify-between">
              {heading}
              <button type="button" aria-label={labels.close} onClick={close} className={TOGGLE}>
                <Icon name="close" className="size-[28px]" />
              </button>
            </div>
            {children}
          </div>
        )}
      </dialog>
    </>
  );
}

/** In a modal dialog, Tab leaves for the browser's bars. Here it wraps around. */
function keepFocusIn(sheet: HTMLElement, event: { shiftKey: boolean; preventDefault: () => void }) {
  const stops = [...sheet.querySelectorAll<HTMLElement>(FOCUSABLE)].filter((stop) => stop.checkVisibility());
  const [first, last] = [stops[0], stops.at(-1)];
  const [edge, other] = event.shiftKey ? [first, last] : [last, first];
  if (document.activeElement !== edge && stops.includes(document.activeElement as HTMLElement)) return;
  event.preventDefault();
  other?.focus();
}
