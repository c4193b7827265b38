type ToastOptions = {
  /** `error` is announced at once and looks different. */
  kind?: 'message' | 'error';
};

/** Shows a short message at the bottom left. The library loads with the first message, so a page without messages does not load it. */
export async function toast(text: string, { kind = 'message' }: ToastOptions = {}): Promise<void> {
  const { showToast } = await import('./toaster');
  showToast(text, kind);
}
