/** Where the last line of some words stands (its baseline), in px from the window's top. For a locator's `evaluate`: it may use nothing from outside. */
export function lineOf(words: Element): number {
  const mark = document.createElement('i');
  mark.style.display = 'inline-block';
  words.append(mark);
  const { bottom } = mark.getBoundingClientRect();
  mark.remove();
  return bottom;
}
