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

/** The eight that the page about Hootsuite shows, by the order of the work. */
export const COMPARED_TOOLS = [
  'videoGenerator',
  'searchInsights',
  'newsContent',
  'brainstormIdeas',
  'writingAssistant',
  'imageGenerator',
  'engagementQuestions',
  'rawContent',
] as const satisfies readonly StudioTool[];
export type ComparedTool = (typeof COMPARED_TOOLS)[number];
