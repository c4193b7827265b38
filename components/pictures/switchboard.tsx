import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon, type IconName } from '@/components/ui/icon';
import { NetworkIcon } from '@/components/ui/network-icon';
import { NETWORKS } from '@/lib/site/networks';
import { STUDIO_TOOLS, type StudioTool } from '@/lib/site/studio';
import { Picture } from './picture';

const ICONS: Record<StudioTool, IconName> = {
  videoGenerator: 'video',
  searchInsights: 'search',
  newsContent: 'globe',
  brainstormIdeas: 'spark',
  writingAssistant: 'pen',
  imageGenerator: 'image',
  engagementQuestions: 'chat',
  rawContent: 'copy',
  calendarEvents: 'calendar',
  urlScrape: 'link',
};

const ROW = 5;
/** The middle of a socket of the two rows of tools. */
const socket = (index: number): [x: number, y: number] => [68 + (index % ROW) * 108, index < ROW ? 226 : 362];
const network = (index: number): [x: number, y: number] => [62 + index * 57, 78];

/** A cable hangs through between two sockets of a row. */
const droop = ([x, y]: [number, number], [toX, toY]: [number, number], by: number) =>
  `M${x} ${y}C${x + 8} ${y + by} ${toX - 8} ${toY + by} ${toX} ${toY}`;
const tools = STUDIO_TOOLS.map((_, index) => socket(index));
const CABLE = [
  ...tools.slice(1).map((end, index) => {
    const start = tools[index] as [number, number];
    return index + 1 === ROW
      ? `M${start[0]} ${start[1]}C${start[0] + 96} 336 ${end[0] - 130} 262 ${end[0]} ${end[1]}`
      : droop(start, end, 58);
  }),
  `M${tools.at(-1)?.join(' ')}C640 430 640 200 ${network(NETWORKS.length - 1).join(' ')}`,
  ...NETWORKS.slice(1).map((_, index) => droop(network(index), network(index + 1), 34)),
].join('');

/** A switchboard: one cable through the sockets of all tools and up to those of the networks. */
export function Switchboard() {
  const t = useTranslations('competitors.hootsuite.picture');
  return (
    <Picture label={t('label', { tools: STUDIO_TOOLS.length, networks: NETWORKS.length })} className="aspect-[580/450] [--canvas:580]">
      <div className="absolute inset-0 rounded-card border border-hairline bg-raised" />
      <div className="absolute inset-x-6 top-36 border-hairline border-t" />
      <svg
        viewBox="0 0 580 450"
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible fill-none stroke-[4.5] stroke-thread rtl:-scale-x-100"
      >
        <path d={CABLE} strokeLinecap="round" />
      </svg>
      {NETWORKS.map((each, index) => (
        <Socket key={each} at={network(index)} size={42}>
          <NetworkIcon network={each} className="size-4.5" />
        </Socket>
      ))}
      {STUDIO_TOOLS.map((tool, index) => (
        <Socket key={tool} at={socket(index)} size={68}>
          <Icon name={ICONS[tool]} className="size-7" />
          <span className="absolute -top-5 size-2 rounded-full bg-marigold" />
        </Socket>
      ))}
    </Picture>
  );
}

function Socket({ at: [x, y], size, children }: { at: [number, number]; size: number; children: ReactNode }) {
  const units = (value: number) => `calc(var(--u) * ${value})`;
  return (
    <span
      className="absolute grid place-items-center rounded-full border border-hairline bg-paper"
      style={{ insetInlineStart: units(x - size / 2), top: units(y - size / 2), width: units(size), height: units(size) }}
    >
      {children}
    </span>
  );
}
