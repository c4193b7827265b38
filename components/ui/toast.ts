type ToastOptions = {
  /** `error` is announced at once and marked as such. */
  kind?: 'message' | 'error';
};

/** Shows a short message at the bottom left. The library comes with the first one, so a page without toasts does not pay for it. */
export async function toast(text: string, { kind = 'message' }: ToastOptions = {}): Promise<void> {
  const { showToast } = await import('./toaster');
  showToast(text, kind);
}
