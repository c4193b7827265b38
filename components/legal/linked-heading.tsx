type LinkedHeadingProps = { id: string; className?: string; children: string };

/** A section's heading that is a link to itself, so that its address can be copied. */
export function LinkedHeading({ id, className, children }: LinkedHeadingProps) {
  return (
    <h2 id={id} className={className}>
      <a href={`#${id}`} className="group/heading text-ink no-underline hover:text-thread">
        {children}
        <span
          aria-hidden="true"
          className="ms-[0.3em] font-normal text-thread opacity-0 transition-opacity group-hover/heading:opacity-100 group-focus-visible/heading:opacity-100"
        >
          #
        </span>
      </a>
    </h2>
  );
}
