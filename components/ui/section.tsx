import { type ReactNode, useId } from 'react';
import { classNames } from './class-names';
import { type ContainerWidth, column } from './container';
import { StaticPart } from './static-part';

type SectionTone = 'paper' | 'sunken' | 'inverse';

type SectionProps = {
  id?: string;
  title?: ReactNode;
  titleLevel?: 1 | 2 | 3;
  /** One or two sentences below the title. */
  lede?: ReactNode;
  tone?: SectionTone;
  /** Stands at the end of the heading row, such as a toggle or a link. */
  aside?: ReactNode;
  width?: ContainerWidth;
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

/**
 * A landmark with its heading, spacing and column. An `inverse` section stands out from the page. Inside it the ordinary colour roles have
 * the band's colours.
 */
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
      className={classNames('py-section', TONES[tone], className)}
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
