import 'react-social-icons/facebook';
import 'react-social-icons/instagram';
import 'react-social-icons/linkedin';
import 'react-social-icons/mailto';
import 'react-social-icons/medium';
import 'react-social-icons/pinterest';
import 'react-social-icons/sharethis';
import 'react-social-icons/threads';
import 'react-social-icons/tiktok';
import 'react-social-icons/x';
import 'react-social-icons/youtube';
import { social_icons } from 'react-social-icons/component';

/** The marks that the site shows, under the names in components/ui/network-icon.tsx. */
const MARKS = [
  'facebook',
  'instagram',
  'linkedin',
  'mailto',
  'medium',
  'pinterest',
  'sharethis',
  'threads',
  'tiktok',
  'twitter',
  'youtube',
];

/** The text of components/ui/network-marks.svg: the package's paths, without their enclosing square. */
export function networkMarks(): string {
  return `<svg aria-hidden="true" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARKS.length * 100} 100">
  <!-- Paths of react-social-icons (MIT), written by scripts/draw-network-marks.ts. Filled by the even-odd rule. -->
${MARKS.map(symbol).join('\n')}
  <!-- As an image of its own the file is all of them in a row, of which a style sheet shows one (globals.css). -->
${MARKS.map((network, index) => `  <use href="#${network}" x="${index * 100}" width="100" height="100"/>`).join('\n')}
</svg>
`;
}

function symbol(network: string): string {
  const { d, viewBox } = markOf(network);
  return `  <symbol id="${network}" overflow="visible" viewBox="${viewBox}">\n    <path fill-rule="evenodd" d="${d}"/>\n  </symbol>`;
}

/** The remaining part of a package's path, and the part of its 64 units that it fills. */
function markOf(network: string): { d: string; viewBox: string } {
  // The network called Twitter in the copy shows its present mark.
  const path = social_icons.get(network === 'twitter' ? 'x' : network)?.path;
  if (!path) throw new Error(`react-social-icons has no mark for ${network}`);
  // The paths are a square with the mark cut out of it; without the square, only the mark is left.
  const mark = path.replace(/M0 0[vh]64[hv]64[VH]0[zZ]m/, 'M');
  // Facebook's is a disc with the letter cut out.
  if (network === 'facebook') return { d: `M32 0a32 32 0 1 0 0 64 32 32 0 0 0 0-64z${mark}`, viewBox: '-3 -3 70 70' };
  return { d: mark, viewBox: '14.5 14.5 35 35' };
}
