import type { StudioTool } from '@/lib/site/studio';

/** The tools by purpose, in the order of the work. The page shows the first tool of each group large. */
export const TOOL_GROUPS = {
  research: ['searchInsights', 'newsContent', 'calendarEvents', 'urlScrape'],
  write: ['writingAssistant', 'brainstormIdeas', 'engagementQuestions', 'rawContent'],
  show: ['imageGenerator', 'videoGenerator'],
} as const satisfies Record<string, readonly StudioTool[]>;
export type ToolGroup = keyof typeof TOOL_GROUPS;

/** The id of a tool on the page, for example `search-insights`. */
export const toolAnchor = (tool: StudioTool) => tool.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export const TOOLS_IN_ORDER: readonly StudioTool[] = Object.values(TOOL_GROUPS).flat();

export const toolNumber = (tool: StudioTool) => TOOLS_IN_ORDER.indexOf(tool) + 1;
