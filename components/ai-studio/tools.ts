import type { StudioTool } from '@/lib/site/studio';

/** What the tools are for, in the order of the work. The first of each group is shown large. */
export const TOOL_GROUPS = {
  research: ['searchInsights', 'newsContent', 'calendarEvents', 'urlScrape'],
  write: ['writingAssistant', 'brainstormIdeas', 'engagementQuestions', 'rawContent'],
  show: ['imageGenerator', 'videoGenerator'],
} as const satisfies Record<string, readonly StudioTool[]>;
export type ToolGroup = keyof typeof TOOL_GROUPS;

/** Where a tool stands on the page: `search-insights`. */
export const toolAnchor = (tool: StudioTool) => tool.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** All tools as they follow each other on the page. */
export const TOOLS_IN_ORDER: readonly StudioTool[] = Object.values(TOOL_GROUPS).flat();

/** A tool's number, the same in the index and at the tool: its place on the page. */
export const toolNumber = (tool: StudioTool) => TOOLS_IN_ORDER.indexOf(tool) + 1;
