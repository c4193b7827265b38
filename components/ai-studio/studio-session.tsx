export function StudioSession() { return null; }
