/** The marks by which a printer cuts a sheet, at the corners of the box that they stand in. */
export function CropMarks({ className = '' }: { className?: string }) {
  return (
    <div aria-hidden="true" className={`pointer-events-none absolute inset-0 ${className}`}>
      {CORNERS.map((corner) => (
        <span key={corner} className={`absolute size-5 border-current ${corner}`} />
      ))}
    </div>
  );
}

const CORNERS = [
  'start-0 top-0 border-s border-t',
  'end-0 top-0 border-e border-t',
  'start-0 bottom-0 border-s border-b',
  'end-0 bottom-0 border-e border-b',
];
