import { Stagger } from '@/components/motion/stagger';
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
import { Accordion } from '@/components/ui/accordion';
import { Badge } from '@/components/ui/badge';
import { ArrowLink, Button, ButtonLink } from '@/components/ui/button';
import { Card } from '@/components/ui/card';
import { ICON_NAMES, Icon } from '@/components/ui/icon';
import { Logo } from '@/components/ui/logo';
import { NetworkIcon } from '@/components/ui/network-icon';
import { Prose } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { Sheet } from '@/components/ui/sheet';
import { Cell, HeadCell, Table } from '@/components/ui/table';
import { Thread } from '@/components/ui/thread';
import { NETWORK_NAMES, NETWORKS } from '@/lib/site/networks';
import { PLANS } from '@/lib/site/plans';
import { STUDIO_TOOLS } from '@/lib/site/studio';
import { LiveSpecimens } from './live-specimens';

const ROLES = 'paper raised sunken ink soft hairline thread thread-strong teal marigold positive negative inverse'.split(' ');
const TYPE = ['text-hero', 'text-title', 'text-heading', 'text-lede', 'text-body', 'text-small'];
const PICTURES = {
  WeekCalendar,
  PublishFan,
  Analytics,
  ApprovalThread,
  TeamBoard,
  WhiteLabelWindow,
  Abacus,
  GridAndLine,
  LongTable,
  ToolLine,
};
const WAVE = 'M2 60C80 60 90 10 160 10s70 90 150 90 80-60 150-60 70 30 138 30';

const ACTIONS = (
  <div className="flex flex-wrap items-center gap-4">
    <ButtonLink href="/">Primary</ButtonLink>
    <ButtonLink href="/" variant="secondary">
      Secondary
    </ButtonLink>
    <Button size="small">Small</Button>
    <Button disabled>Disabled</Button>
    <ArrowLink href="/">Arrow link</ArrowLink>
    <Badge>Most Popular</Badge>
  </div>
);

/** Every primitive once. The words are only for developers, so they are not in the message files. */
export function Specimens({ theme }: { theme: string }) {
  return (
    <>
      <Section title={`The ${theme} theme`} lede="Roles, type and primitives." aside={<Logo />}>
        <ul className="grid grid-cols-4 gap-3">
          {ROLES.map((role) => (
            <li key={role} className="text-small">
              <span className="block h-14 rounded-card border border-hairline" style={{ background: `var(--${role})` }} />
              {role}
            </li>
          ))}
        </ul>
        <div className="mt-12 grid grid-cols-1 gap-4">
          {TYPE.map((size, order) => (
            <p key={size} className={`${size} ${order < 3 ? 'font-bold font-display' : ''}`}>
              {size.slice(5)}: your networks, one thread
            </p>
          ))}
        </div>
      </Section>
      <Section title="Buttons and badges">{ACTIONS}</Section>
      <Section tone="inverse" title="Inverse band" lede="Ink by day, dusk by night.">
        {ACTIONS}
      </Section>
      <Section title="Cards" tone="sunken">
        <Stagger className="grid gap-5 sm:grid-cols-2">
          <Card className="p-6">Raised paper with a hairline.</Card>
          <Card className="p-6">And another one.</Card>
        </Stagger>
      </Section>
      <Section title="Icons and networks">
        <ul className="grid grid-cols-6 gap-4">
          {ICON_NAMES.map((name) => (
            <li key={name} className="small-note">
              <Icon name={name} className="size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-wrap gap-6">
          {[...NETWORKS, 'mailto' as const, 'sharethis' as const].map((mark) => (
            <li key={mark} className="flex items-center gap-2 text-small">
              <NetworkIcon network={mark} />
              {mark in NETWORK_NAMES ? NETWORK_NAMES[mark as 'medium'] : mark}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The thread">
        <Thread draw d={WAVE} viewBox="0 0 600 110" strokeWidth={4} className="w-full" />
      </Section>
      <Section title="Switch, toast, sheet" layout="flex flex-wrap items-center gap-8">
        <LiveSpecimens theme={theme} />
        <Sheet
          label="Sheet"
          openLabel="Open the sheet"
          closeLabel="Close the sheet"
          openIcon={<Icon name="menu" />}
          closeIcon={<Icon name="close" />}
          heading={<Logo />}
        >
          <ButtonLink href="/styleguide">A link closes it</ButtonLink>
        </Sheet>
      </Section>
      <Section title="Accordion">
        <Accordion
          items={[
            { id: 2, question: 'Is at most one answer open?', answer: 'Yes, and none at the start.' },
            { id: 3, question: 'What happens without scripts?', answer: 'All of them are open.' },
          ]}
        />
      </Section>
      <Section title="Table">
        <Table caption="Plans in short">
          <thead>
            <tr>
              <HeadCell>Plan</HeadCell>
              <HeadCell>Seats</HeadCell>
            </tr>
          </thead>
          <tbody>
            {PLANS.map((plan) => (
              <tr key={plan.id}>
                <HeadCell scope="row">{plan.id}</HeadCell>
                <Cell>{plan.seats}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section title="Product pictures" layout="grid grid-cols-1 gap-10">
        {Object.entries(PICTURES).map(([name, Picture]) => (
          <Picture key={name} />
        ))}
        <div className="grid gap-5 sm:grid-cols-2">
          {STUDIO_TOOLS.map((tool) => (
            <StudioScene key={tool} tool={tool} />
          ))}
        </div>
      </Section>
      <Section title="Prose">
        <Prose>
          <p>
            Running text with <a href="#prose">a link of the text</a>, <strong>weight</strong>, <em>emphasis</em> and <code>code</code>.
          </p>
          <h3>A heading</h3>
          <ul>
            <li>One thing</li>
            <li>Another</li>
          </ul>
          <blockquote>
            <p>A calendar is a promise to your future self.</p>
          </blockquote>
          <pre>
            <code>{'const week = plan({ show: 3 });'}</code>
          </pre>
        </Prose>
      </Section>
    </>
  );
}
