import type { Page } from 'playwright/test';

/** Uses every control of the page once, and says how many there were. Links stay where they are; a file is only a visitor's to choose, and nothing is printed. */
export function operateAll(page: Page): Promise<number> {
  return page.evaluate(async () => {
    // The task after a frame's own: by then it is painted.
    const painted = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    // Chromium complains of a page that prints twice within moments, as no visitor does.
    window.print = () => {};
    const controls = [
      ...document.querySelectorAll<HTMLElement>('button, summary, [role=switch], input:not([type=file]), textarea, select'),
    ];
    for (const control of controls) {
      if (control instanceof HTMLInputElement && !/^(radio|checkbox|submit|button|hidden)$/.test(control.type)) {
        // React listens to the element's own setter, not to what is assigned to its instance.
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
