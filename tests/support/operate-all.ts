import type { Page } from 'playwright/test';

/** Uses every control of the page once, and returns their number. It follows no links, chooses no file, and prints nothing. */
export function operateAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The task after a frame's own: the frame is painted by then.
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    // Chromium logs an error when a page prints twice within moments, which visitors do not do.
    window.print = () => {};
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, summary, [role=switch], input:not([type=file]), textarea, select'),
    ];
    for (const control of controls) {
      if (control instanceof HTMLInputElement && !/^(radio|checkbox|submit|button|hidden)$/.test(control.type)) {
        // React listens to the element's own setter, not to assignments on its instance.
        const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
        set?.call(control, control.type === 'number' || control.type === 'range' ? control.max || '7' : 'words');
        control.dispatchEvent(new Event('input', { bubbles: true }));
        control.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
      } else control.click();
      await painted();
      for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[open]')) dialog.close();
    }
    return controls.length;
  });
}
