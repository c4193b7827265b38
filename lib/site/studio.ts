/** The tools of the AI studio, in the order in which they are listed. */
export const STUDIO_TOOLS = [
  'videoGenerator',
  'writingAssistant',
  'newsContent',
  'searchInsights',
  'calendarEvents',
  'brainstormIdeas',
  'engagementQuestions',
  'rawContent',
  'urlScrape',
  'imageGenerator',
] as const;
export type StudioTool = (typeof STUDIO_TOOLS)[number];

/** The same by the order of the work, after the two that make pictures, as the page about Hootsuite shows them. */
export const TOOLS_BY_WORK = [
  'videoGenerator',
  'imageGenerator',
  'searchInsights',
  'newsContent',
  'brainstormIdeas',
  'writingAssistant',
  'engagementQuestions',
  'rawContent',
  'urlScrape',
  'calendarEvents',
] as const satisfies readonly StudioTool[];
