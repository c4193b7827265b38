import { useTranslations } from 'next-intl';
import { Drawing } from '@/components/ui/drawing';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORKS } from '@/lib/site/networks';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { FileDrawing } from './file-drawing';
import { Picture, units } from './picture';
import drawing from './tool-line.svg';

/** How far the centre of the disc under a network's mark is from the top. tool-line.svg draws the discs. */
const discY = (index: number) => 390 + Math.round(10 * Math.sin((Math.PI * index) / (NETWORKS.length - 1)));

/** A washing line. One thread runs from the wire of a bulb, along all tools of cut paper, to the networks. */
export function ToolLine() {
  const t = useTranslations('competitors.hootsuite.picture');
  return (
    <Picture label={t('label', { tools: STUDIO_TOOLS.length, networks: NETWORKS.length })} className="aspect-[580/428] [--canvas:580]">
      <FileDrawing file={drawing} turns className="absolute inset-0 size-full rtl:-scale-x-100" />
      {/* The thread continues behind the last disc and out of the window. The band around the picture hides the rest. */}
      <Drawing
        d="M567 388C620 383 660 381 720 381H2000"
        viewBox="0 0 580 428"
        className="stroke-[4.5] absolute inset-0 size-full overflow-visible fill-none stroke-thread rtl:-scale-x-100"
      />
      {NETWORKS.map((network, index) => (
        <span
          key={network}
          className="size-12 absolute grid place-items-center text-on-marigold"
          style={{ insetInlineStart: units(12 + index * 63.5), top: units(discY(index) - 24) }}
        >
          <NetworkIcon network={network} className="size-6" />
        </span>
      ))}
    </Picture>
  );
}
