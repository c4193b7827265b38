import { writeFile } from 'node:fs/promises';
import { networkMarks } from './marks/network-marks.ts';

/**
 * Redraws the networks' marks, after an update of react-social-icons: `node scripts/draw-network-marks.ts`. Writes
 * components/ui/network-marks.svg.
 */
await writeFile(new URL('../components/ui/network-marks.svg', import.meta.url), networkMarks());
