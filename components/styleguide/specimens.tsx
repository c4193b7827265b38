import type { ReactNode } from 'react';
import { Stagger } from '@/components/motion/stagger';
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
import { PictureSpecimens } from './picture-specimens';
import { SwitchSpecimen } from './switch-specimen';
import { ToastSpecimen } from './toast-specimen';

const COLOURS = [
  'paper',
  'raised',
  'sunken',
  'ink',
  'soft',
  'hairline',
  'thread',
  'thread-strong',
  'teal',
  'marigold',
  'positive',
  'negative',
  'inverse',
];
const TYPE = ['text-hero', 'text-title', 'text-heading', 'text-lede', 'text-body', 'text-small'];

/** Every primitive once. The words are only for developers, so they are not in the message files. */
export function Specimens({ theme }: { theme: string }) {
  return (
    <>
      <Section title={`The ${theme} theme`} lede="Roles, type and primitives." aside={<Logo />}>
        <ul className="grid grid-cols-4 gap-3">
          {COLOURS.map((colour) => (
            <li key={colour} className="text-small">
              <span className="block h-14 rounded-card border border-hairline" style={{ background: `var(--${colour})` }} />
              {colour}
            </li>
          ))}
        </ul>
        <div className="mt-12 grid grid-cols-1 gap-4">
          {TYPE.map((size) => (
            <p
              key={size}
              className={`${size} ${['text-hero', 'text-title', 'text-heading'].includes(size) ? 'font-bold font-display' : ''}`}
            >
              {size.slice(5)}: your networks, one thread
            </p>
          ))}
        </div>
      </Section>
      <Specimen title="Buttons and badges">
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink href="/">Primary</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Secondary
          </ButtonLink>
          <Button size="small">Small</Button>
          <Button variant="secondary" disabled>
            Disabled
          </Button>
          <ArrowLink href="/">Arrow link</ArrowLink>
          <Badge>Most Popular</Badge>
        </div>
      </Specimen>
      <Section tone="inverse" title="Inverse band" lede="Ink by day, dusk by night.">
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink href="/">Primary</ButtonLink>
          <ButtonLink href="/" variant="secondary">
            Secondary
          </ButtonLink>
          <ArrowLink href="/">Arrow link</ArrowLink>
          <Badge>35% OFF</Badge>
        </div>
        <Card className="mt-8 p-6 text-soft">A card in the band.</Card>
      </Section>
      <Specimen title="Cards" tone="sunken">
        <Stagger className="grid gap-5 sm:grid-cols-2">
          <Card className="p-6">Raised paper with a hairline.</Card>
          <Card floating className="p-6">
            And one that floats.
          </Card>
        </Stagger>
      </Specimen>
      <Specimen title="Icons and networks">
        <ul className="grid grid-cols-6 gap-4">
          {ICON_NAMES.map((name) => (
            <li key={name} className="small-note">
              <Icon name={name} className="size-6 text-ink" />
              {name}
            </li>
          ))}
        </ul>
        <ul className="mt-8 flex flex-wrap gap-6">
          {NETWORKS.map((network) => (
            <li key={network} className="flex items-center gap-2 text-small">
              <NetworkIcon network={network} />
              {NETWORK_NAMES[network]}
            </li>
          ))}
          <li>
            <NetworkIcon network="mailto" label="Mail" />
          </li>
          <li>
            <NetworkIcon network="sharethis" label="Share" />
          </li>
        </ul>
      </Specimen>
      <Specimen title="The thread">
        <Thread
          draw
          d="M2 60C80 60 90 10 160 10s70 90 150 90 80-60 150-60 70 30 138 30"
          viewBox="0 0 600 110"
          strokeWidth={4}
          className="w-full"
        />
      </Specimen>
      <Specimen title="Switch, toast, sheet">
        <div className="flex flex-wrap items-center gap-8">
          <SwitchSpecimen label={`Switch, ${theme}`} />
          <ToastSpecimen />
          <Sheet
            label="Sheet"
            openLabel="Open the sheet"
            closeLabel="Close the sheet"
            openIcon={<Icon name="menu" />}
            closeIcon={<Icon name="close" />}
            heading={<Logo />}
          >
            <p>What a sheet holds.</p>
            <ButtonLink href="/styleguide">A link closes it</ButtonLink>
          </Sheet>
        </div>
      </Specimen>
      <Specimen title="Accordion">
        <Accordion
          items={[
            { id: 2, question: 'Is at most one answer open?', answer: 'Yes, and none at the start.' },
            { id: 3, question: 'What happens without scripts?', answer: 'All of them are open.' },
            {
              id: 4,
              question: 'What is a rather long question that does not fit on one line of a phone?',
              answer: 'One that still looks right.',
            },
          ]}
        />
      </Specimen>
      <Specimen title="Table">
        <Table caption="Plans in short">
          <thead>
            <tr>
              <HeadCell>Plan</HeadCell>
              <HeadCell>Seats</HeadCell>
              <HeadCell>Words</HeadCell>
            </tr>
          </thead>
          <tbody>
            {PLANS.map((plan) => (
              <tr key={plan.id}>
                <HeadCell scope="row">{plan.id}</HeadCell>
                <Cell>{plan.seats}</Cell>
                <Cell>{plan.aiWords.toLocaleString('en')}</Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Specimen>
      <Specimen title="Product pictures">
        <PictureSpecimens />
      </Specimen>
      <Specimen title="Prose">
        <Prose>
          <p>
            Running text with <a href="#prose">a link of the text</a>, <strong>weight</strong>, <em>emphasis</em>, <u>underline</u> and{' '}
            <code>code</code>.
          </p>
          <h3>A heading</h3>
          <ul>
            <li>One thing</li>
            <li>
              Another
              <ol>
                <li>first</li>
                <li>second</li>
              </ol>
            </li>
          </ul>
          <blockquote>
            <p>A calendar is a promise to your future self.</p>
          </blockquote>
          <table>
            <tbody>
              <tr>
                <th scope="col">Kind</th>
                <th scope="col">Per week</th>
              </tr>
              <tr>
                <td>Show the work</td>
                <td>3</td>
              </tr>
            </tbody>
          </table>
          <pre>
            <code>{'const week = plan({ show: 3 });'}</code>
          </pre>
          <hr />
          <p>The end.</p>
        </Prose>
      </Specimen>
    </>
  );
}

function Specimen({ title, tone, children }: { title: string; tone?: 'sunken'; children: ReactNode }) {
  return (
    <Section title={title} titleLevel={3} tone={tone}>
      {children}
    </Section>
  );
}
