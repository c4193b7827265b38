import { LogoMark } from '@/components/ui/logo';

/** Says that the next page is on its way while a link waits for it (use-pending-mark.ts). Over the page, so nothing moves. */
export function MoveNotice({ label }: { label: string }) {
  return (
    <p role="status" className="move-notice">
      <LogoMark className={'move-notice-mark h-4 w-5'} />
      {label}
    </p>
  );
}
