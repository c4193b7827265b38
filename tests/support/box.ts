import { BUILD } from '../site/built.ts';
import { BOX } from '../site/fixture.ts';

// The tests' box and the name of the build in it. Importing this module waits until both are made.
export { BOX, BUILD };
