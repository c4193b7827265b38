export function BrandVoice() { return null; }
