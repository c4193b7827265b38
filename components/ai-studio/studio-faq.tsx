export function StudioFaq() { return null; }
