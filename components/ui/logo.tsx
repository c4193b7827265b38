import { SITE } from '@/lib/site/identity';

/** The mark: the thread passes over one bar of the loom and under the next. */
export function LogoMark({ className = 'h-[0.9em] w-[1.17em]' }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 20" aria-hidden="true" focusable="false" className={`shrink-0 fill-none stroke-thread ${className}`}>
      <path d="M2.5 17V9a5.25 5.25 0 0 1 10.5 0v2a5.25 5.25 0 0 0 10.5 0V3" strokeWidth="3.2" strokeLinecap="round" />
    </svg>
  );
}

/** The mark and the name. The name is text, so a link around it needs no other label. */
export function Logo() {
  return (
    <span className="inline-flex items-center gap-[0.45em] font-bold font-display text-[min(1.375rem,6.25vw)] leading-none tracking-[-0.03em]">
      <LogoMark />
      <span translate="no">{SITE.product}</span>
    </span>
  );
}
