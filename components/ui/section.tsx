import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { column } from './container';
import { StaticPart } from './static-part';

const TONES = { sunken: 'bg-sunken', inverse: 'bg-paper' } as const;

type SectionProps = {
  id?: string;
  title?: ReactNode;
  /** One or two sentences below the title. */
  lede?: ReactNode;
  tone?: keyof typeof TONES | undefined;
  /** Stands at the end of the heading row, such as a toggle or a link. */
  aside?: ReactNode;
  /** The id of a heading among the children, if there is no `title`. */
  labelledBy?: string;
  className?: string;
  /** Classes of the column inside, for a layout that needs no element of its own. */
  layout?: string;
  children?: ReactNode;
};

/** A landmark with its heading, spacing and column. An `inverse` section has the band's colours in the ordinary colour roles. */
export function Section({ id, title, lede, tone, aside, labelledBy, className, layout, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ? `${id}-title` : `section${ownId}`;
  const heading = (
    <h2 id={headingId} className="section-title max-w-[46rem]">
      {title}
    </h2>
  );
  return (
    <StaticPart
      as="section"
      {...(id && { id })}
      aria-labelledby={title ? headingId : labelledBy}
      {...(tone === 'inverse' && { 'data-tone': tone })}
      className={classNames('py-section', tone && TONES[tone], className)}
    >
      <div className={column(layout)}>
        {title && (
          <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mb-10 sm:gap-y-6 lg:mb-14">
            {lede ? (
              <StaticPart className="max-w-[46rem]">
                {heading}
                <p className="lede-text mt-4 max-w-[40rem]">{lede}</p>
              </StaticPart>
            ) : (
              heading
            )}
            {aside}
          </div>
        )}
        {children}
      </div>
    </StaticPart>
  );
}

/** The heading of a section that is named by its id (`labelledBy`). */
export function SectionTitle({ id, children }: { id: string; children: ReactNode }) {
  return (
    <h2 id={id} className="section-title">
      {children}
    </h2>
  );
}
