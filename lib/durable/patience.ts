/** In so many steps a time limit is counted. */
const STEPS = 10;

/**
 * Calls `over` once so many ms have gone by in which this process could have read an answer. What Node has received is read after its timers: where the process
 * was busy for a second, a timer of that length ends first, and says nothing of the other side. So a step counts as what it was set to, however late it comes. Gives what
 * ends the wait.
 */
export function afterPatience(ms: number, over: () => void): () => void {
  let steps = 0;
  let timer: ReturnType<typeof setTimeout>;
  const step = () => {
    timer = setTimeout(() => {
      steps += 1;
      if (steps === STEPS) over();
      else step();
    }, ms / STEPS);
    timer.unref();
  };
  step();
  return () => clearTimeout(timer);
}
