import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { column } from './container';
import { StaticPart } from './static-part';

type SectionTone = 'paper' | 'sunken' | 'inverse';

type SectionProps = {
  id?: string;
  title?: ReactNode;
  /** One or two sentences below the title. */
  lede?: ReactNode;
  tone?: SectionTone;
  /** Stands at the end of the heading row, such as a toggle or a link. */
  aside?: ReactNode;
  /** The id of a heading among the children, if there is no `title`. */
  labelledBy?: string;
  className?: string;
  /** Classes of the column inside, for a layout that needs no element of its own. */
  layout?: string;
  children?: ReactNode;
};

const TONES: Record<SectionTone, string | undefined> = {
  paper: undefined,
  sunken: 'bg-sunken',
  inverse: 'bg-paper',
};

/** A landmark with its heading, spacing and column. An `inverse` section has the band's colours in the ordinary colour roles. */
export function Section({ id, title, lede, tone = 'paper', aside, labelledBy, className, layout, children }: SectionProps) {
  const ownId = useId();
  const headingId = id ? `${id}-title` : `section${ownId}`;
  return (
    <StaticPart
      as="section"
      {...(id && { id })}
      aria-labelledby={title ? headingId : labelledBy}
      {...(tone === 'inverse' && { 'data-tone': tone })}
      className={classNames('py-section', TONES[tone], className)}
    >
      <div className={column(layout)}>
        {title && (
          <SectionHeading id={headingId} lede={lede} aside={aside}>
            {title}
          </SectionHeading>
        )}
        {children}
      </div>
    </StaticPart>
  );
}

type SectionHeadingProps = { id: string; lede: ReactNode; aside: ReactNode; children: ReactNode };

function SectionHeading({ id, lede, aside, children }: SectionHeadingProps) {
  const heading = (
    <h2 id={id} className="section-title max-w-[46rem]">
      {children}
    </h2>
  );
  return (
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
