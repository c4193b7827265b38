import { STUDIO_TOOLS, type StudioTool } from '@/lib/site/studio';

/** What the tools are for, in the order of the work. The first of each group is shown large. */
export const TOOL_GROUPS = {
  research: ['searchInsights', 'newsContent', 'calendarEvents', 'urlScrape'],
  write: ['writingAssistant', 'brainstormIdeas', 'engagementQuestions', 'rawContent'],
  show: ['imageGenerator', 'videoGenerator'],
} as const satisfies Record<string, readonly StudioTool[]>;
export type ToolGroup = keyof typeof TOOL_GROUPS;

/** Where a tool stands on the page: `search-insights`. */
export const toolAnchor = (tool: StudioTool) => tool.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** A tool's number in the index. */
export const toolNumber = (tool: StudioTool) => STUDIO_TOOLS.indexOf(tool) + 1;
