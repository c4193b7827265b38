/** Makes rows reachable by keyboard while they are longer than the window. Otherwise the tab stop would be useless. */
export function makeScrollRowsFocusable(rows: readonly HTMLElement[]): () => void {
  const observer = new ResizeObserver((entries) => {
    for (const { target } of entries) {
      if (target.scrollWidth > target.clientWidth) (target as HTMLElement).tabIndex = 0;
      else target.removeAttribute('tabindex');
    }
  });
  for (const row of rows) observer.observe(row);
  return () => observer.disconnect();
}
