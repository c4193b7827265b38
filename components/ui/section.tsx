import { type ReactNode, useId } from 'react';
import { type ContainerWidth, column } from './container';
import { joined } from './joined';
import { StaticPart } from './static-part';

type SectionTone = 'paper' | 'sunken' | 'inverse';

type SectionProps = {
  /** An anchor for links. */
  id?: string;
  title?: ReactNode;
  titleLevel?: 1 | 2 | 3;
  /** A sentence or two under the title. */
  lede?: ReactNode;
  tone?: SectionTone;
  /** Stands at the end of the heading row: a toggle, a link to more. */
  aside?: ReactNode;
  width?: ContainerWidth;
  /** The id of a heading among the children, where there is no `title`. */
  labelledBy?: string;
  className?: string;
  /** Classes of the column inside: a layout that needs no element of its own. */
  layout?: string;
  children?: ReactNode;
};

const TONES: Record<SectionTone, string | undefined> = {
  paper: undefined,
  sunken: 'bg-sunken',
  inverse: 'bg-paper',
};

/** A landmark with its heading, its spacing and its column. In an `inverse` one, which stands out from the page, the ordinary colour roles are the band's. */
export function Section({
  id,
  title,
  titleLevel = 2,
  lede,
  tone = 'paper',
  aside,
  width,
  labelledBy,
  className,
  layout,
  children,
}: SectionProps) {
  const ownId = useId();
  const headingId = id ? `${id}-title` : `section${ownId}`;
  return (
    <StaticPart
      as="section"
      {...(id && { id })}
      aria-labelledby={title ? headingId : labelledBy}
      {...(tone === 'inverse' && { 'data-tone': tone })}
      className={joined('py-section', TONES[tone], className)}
    >
      <div className={column(width, layout)}>
        {title && (
          <SectionHeading id={headingId} level={titleLevel} lede={lede} aside={aside}>
            {title}
          </SectionHeading>
        )}
        {children}
      </div>
    </StaticPart>
  );
}

type SectionHeadingProps = { id?: string; level: 1 | 2 | 3; lede?: ReactNode; aside?: ReactNode; children: ReactNode };

function SectionHeading({ id, level, lede, aside, children }: SectionHeadingProps) {
  const Heading = `h${level}` as const;
  const heading = (
    <Heading id={id} className="section-title max-w-[46rem]">
      {children}
    </Heading>
  );
  return (
    <div className="mb-8 flex flex-wrap items-end justify-between gap-x-10 gap-y-4 sm:mb-10 sm:gap-y-6 lg:mb-14">
      {lede ? (
        <div className="max-w-[46rem]">
          {heading}
          <p className="lede-text mt-4 max-w-[40rem]">{lede}</p>
        </div>
      ) : (
        heading
      )}
      {aside}
    </div>
  );
}
