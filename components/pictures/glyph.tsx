const PATHS = {
  heart: 'M8 13.2S2.2 9.8 2.2 6.1A3 3 0 0 1 8 4.9a3 3 0 0 1 5.8 1.2c0 3.7-5.8 7.1-5.8 7.1z',
  repost: 'M4.5 13V4.2m0 0L2 6.7m2.5-2.5L7 6.7M11.5 3v8.8m0 0L14 9.3m-2.5 2.5L9 9.3',
  rise: 'M3.5 12.5l9-9m0 0H6m6.5 0V10',
  play: 'M5.5 3.4l7 4.6-7 4.6z',
  // The product's mark. It stands where the assistant speaks.
  thread: 'M2 12V8a3 3 0 0 1 6 0 3 3 0 0 0 6 0V4',
} as const;

/** A sign that only the pictures use, in the colour of the text. The icons of the interface are in components/ui/icon.tsx. */
export function Glyph({ name, className }: { name: keyof typeof PATHS; className: string }) {
  return (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={`line-glyph ${name === 'play' ? 'fill-current ' : ''}${className}`}>
      <path d={PATHS[name]} />
    </svg>
  );
}
