import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { StudioScene } from '@/components/pictures/studio-tools';
import { Section, SectionTitle } from '@/components/ui/section';
import withDotsStyles from '@/components/ui/ui.module.css';
import type { StudioTool } from '@/lib/site/studio';
import styles from './ai-studio.module.css';
import { TOOL_GROUPS, type ToolGroup, toolAnchor, toolNumber } from './tools';

/** One large tool, with the others small beside it. */
export function ResearchTools() {
  const [first, ...others] = TOOL_GROUPS.research;
  return (
    <Section labelledBy="research" className={styles.scenes}>
      <GroupHeading group="research" className="mb-10 lg:mb-14" />
      <div className={`${styles.research} grid gap-x-16`}>
        <Tool tool={first} large className="pb-10 lg:pb-0" />
        <Others group="research" className="content-between sm:grid">
          {others.map((tool) => (
            <Tool key={tool} tool={tool} className={`${styles.researchTool} grid gap-x-8 gap-y-4 sm:grid-cols-2`} />
          ))}
        </Others>
      </div>
    </Section>
  );
}

/** One tool across the page, with its name beside its text. Below it are three tools side by side. */
export function WritingTools() {
  const [first, ...others] = TOOL_GROUPS.write;
  return (
    <Section labelledBy="write" tone="sunken" className={`${styles.scenes} ${styles.write}`}>
      <GroupHeading group="write" className="mb-10 lg:mb-14" />
      <Tool tool={first} large className={styles.writeTool} />
      <Others group="write" className="mt-10 gap-x-10 sm:grid sm:grid-cols-3 lg:mt-14">
        {others.map((tool) => (
          <Tool key={tool} tool={tool} className="content-start grid gap-y-5" />
        ))}
      </Others>
    </Section>
  );
}

/** The wide tool stands below the group's words, the tall tool beside both. Pictures end on one line, and texts start on one line. */
export function PictureTools() {
  const [first, second] = TOOL_GROUPS.show;
  return (
    <Section labelledBy="show" tone="inverse">
      <div className={`${styles.twoTools} gap-y-10 lg:gap-y-0 grid gap-x-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]`}>
        <GroupHeading group="show" className="lg:mb-14" />
        <Tool tool={first} large />
        <Tool tool={second} large />
      </div>
    </Section>
  );
}

/** The smaller tools of a group. On a phone the visitor swipes them, so their pictures are as large as the first one. */
function Others({ group, className, children }: { group: ToolGroup; className: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: these are no fields of a form
    <div role="group" aria-labelledby={group} data-swipe="" className={`swipe-row ${withDotsStyles.withDots} ${className}`}>
      {children}
    </div>
  );
}

function GroupHeading({ group, className = '' }: { group: ToolGroup; className?: string }) {
  const t = useTranslations('aiStudio.groups');
  return (
    <div className={className}>
      <SectionTitle id={group}>{t(`${group}.title`)}</SectionTitle>
      <p className="mt-4 max-w-[30rem] lede-text">{t(`${group}.body`)}</p>
    </div>
  );
}

function Tool({ tool, large = false, className = '' }: { tool: StudioTool; large?: boolean; className?: string }) {
  const t = useTranslations('aiStudio.tools');
  return (
    <article id={toolAnchor(tool)} aria-labelledby={`${toolAnchor(tool)}-name`} className={className}>
      <div>
        <StudioScene tool={tool} />
      </div>
      <div className={large ? 'mt-5' : ''}>
        <h3
          id={`${toolAnchor(tool)}-name`}
          className={`flex gap-2.5 font-display font-semibold leading-tight tracking-tight ${large ? 'text-[clamp(1.5rem,1.2rem+1.2vw,2rem)]' : 'text-heading'}`}
        >
          <span aria-hidden="true" className="font-medium text-soft tabular-nums">
            {toolNumber(tool)}
          </span>
          {t(`${tool}.name`)}
        </h3>
        <p className="mt-2 max-w-[34rem] text-pretty text-soft sm:text-balance">{t(`${tool}.body`)}</p>
      </div>
    </article>
  );
}
