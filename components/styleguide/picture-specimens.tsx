import { Abacus } from '@/components/pictures/abacus';
import { Analytics } from '@/components/pictures/analytics';
import { ApprovalThread } from '@/components/pictures/approval-thread';
import { GridAndLine } from '@/components/pictures/grid-and-line';
import { LongTable } from '@/components/pictures/long-table';
import { PublishFan } from '@/components/pictures/publish-fan';
import { StudioScene } from '@/components/pictures/studio-tools';
import { TeamBoard } from '@/components/pictures/team-board';
import { ToolLine } from '@/components/pictures/tool-line';
import { WeekCalendar } from '@/components/pictures/week-calendar';
import { WhiteLabelWindow } from '@/components/pictures/white-label-window';
import { STUDIO_TOOLS } from '@/lib/site/studio';

/** The product pictures below each other, and the studio's tools. */
export function PictureSpecimens() {
  return (
    <div className="grid grid-cols-1 gap-10">
      <WeekCalendar />
      <PublishFan />
      <Analytics />
      <ApprovalThread />
      <TeamBoard />
      <WhiteLabelWindow />
      <Abacus />
      <GridAndLine />
      <LongTable />
      <ToolLine />
      <div className="grid gap-5 sm:grid-cols-2">
        {STUDIO_TOOLS.map((tool) => (
          <StudioScene key={tool} tool={tool} />
        ))}
      </div>
    </div>
  );
}
