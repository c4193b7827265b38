'use client';

import { createRoot } from 'react-dom/client';
import { toast as sonner, Toaster } from 'sonner';
import styles from './toaster.module.css';

/** A fourth message removes the oldest one. */
const TOASTS_MAX = 3;
const TOAST_MS = 5000;

let mounted: Promise<void> | undefined;

/** The toasts have their own React root, so the layout contains nothing of them before the first toast. */
function mount(): Promise<void> {
  mounted ??= new Promise((resolve) => {
    const host = document.createElement('div');
    document.body.append(host);
    createRoot(host).render(
      <Toaster
        position="bottom-left"
        visibleToasts={TOASTS_MAX}
        duration={TOAST_MS}
        expand
        gap={10}
        offset={24}
        mobileOffset={16}
        containerAriaLabel={document.body.dataset.toasts}
        className={styles.toaster}
        toastOptions={{ unstyled: true, className: styles.toast, classNames: { error: styles.error } }}
      />,
    );
    // The live region must exist before the words. Otherwise the words are not announced.
    setTimeout(resolve, 50);
  });
  return mounted;
}

/** Shows a toast. Use `toast()` of ./toast, which loads this file when it is needed. */
export async function showToast(text: string, kind: 'message' | 'error'): Promise<void> {
  await mount();
  // The oldest toast comes first. Toasts that are already leaving are not in this list.
  const standing = sonner.getToasts();
  for (const oldest of standing.slice(0, Math.max(0, standing.length - TOASTS_MAX + 1))) sonner.dismiss(oldest.id);
  if (kind === 'error') sonner.error(text, { icon: null });
  else sonner(text);
}
