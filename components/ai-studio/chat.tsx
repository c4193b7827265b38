export function Chat() { return null; }
