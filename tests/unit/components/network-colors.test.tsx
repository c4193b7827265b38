import { readFileSync } from 'node:fs';
import { social_icons } from 'react-social-icons/component';
import { describe, expect, test } from 'vitest';
import '../../../components/ui/network-icon.tsx';

/** What the style sheet says, class by class. */
const rules = [
  ...readFileSync('components/ui/network-colors.css', 'utf8').matchAll(/((?:\.network-\w+,?\s*)+)\{\s*--network: (#\w+);/g),
].flatMap(([, names = '', color = '']) => [...names.matchAll(/\.network-(\w+)/g)].map(([, name = '']) => [name, color] as const));

/** A colour as six digits. */
const whole = (color: string) =>
  (color.length === 4 ? `#${[...color.slice(1)].map((digit) => digit + digit).join('')}` : color).toLowerCase();

describe("a network's own colour", () => {
  test('is there for each network that a link leads to', () => {
    expect(rules.map(([name]) => name).sort()).toEqual(['facebook', 'instagram', 'linkedin', 'mailto', 'pinterest', 'threads', 'twitter']);
  });

  test.each(rules)('of %s is the one of its mark: %s', (name, color) => {
    expect(whole(color)).toBe(whole(social_icons.get(name === 'twitter' ? 'x' : name)?.color ?? ''));
  });
});
