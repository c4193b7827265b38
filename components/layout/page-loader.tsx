import { LogoMark } from '@/components/ui/logo';

/**
 * Covers each page that is loaded whole for 200 ms while the thread draws itself; CSS alone, and nothing without scripts or motion. What is
 * below is painted meanwhile.
 */
export function PageLoader({ label }: { label: string }) {
  return (
    <div aria-hidden="true" className="page-loader">
      <LogoMark className={'page-loader-mark h-10 w-13'} />
      <span className="note">{label}</span>
    </div>
  );
}
