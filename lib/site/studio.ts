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
