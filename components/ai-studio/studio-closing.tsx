export function StudioClosing() { return null; }
