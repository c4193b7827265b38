export function ToolGroups() { return null; }
