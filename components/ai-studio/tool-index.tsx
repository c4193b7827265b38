export function ToolIndex() { return null; }
