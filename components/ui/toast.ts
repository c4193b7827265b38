/**
 * Shows a short message at the bottom left. An error is announced at once and looks different. The library loads with the first message,
 * so a page without messages does not load it.
 */
export async function toast(text: string, kind: 'message' | 'error' = 'message'): Promise<void> {
  const { showToast } = await import('./toaster');
  showToast(text, kind);
}
