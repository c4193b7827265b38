import type { ComponentProps, ReactNode } from 'react';
import { StaticPart } from './static-part';

type TableProps = { caption: string; className: string | undefined; children: ReactNode };

/** A table with a caption that only screen readers say. If the window is too narrow, it scrolls inside itself, also by keyboard. */
export function Table({ caption, className, children }: TableProps) {
  return (
    // A region that scrolls must be reachable by keyboard.
    <StaticPart as="section" aria-label={caption} tabIndex={0} className="relative overflow-x-auto">
      <table className={`w-full border-collapse text-start text-[0.9375rem] tabular-nums leading-normal ${className}`}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </StaticPart>
  );
}

/** A heading cell. It heads a column unless `scope` says otherwise. */
export function HeadCell({ scope = 'col', className = '', ...rest }: ComponentProps<'th'>) {
  const edge = scope === 'col' ? 'border-ink border-b-2 align-bottom' : 'border-hairline border-b align-top';
  return <th scope={scope} className={`py-3 pe-4 text-start font-semibold ${edge} ${className}`} {...rest} />;
}

export function Cell({ className = '', ...rest }: ComponentProps<'td'>) {
  return <td className={`border-hairline border-b py-3 pe-4 text-start align-top ${className}`} {...rest} />;
}
