const focusable =
  'input:not([type="file"]):not([disabled]), textarea:not([disabled]), button:not([disabled])';

/** Brings the first field that is wrong into view and the keyboard to it. */
export function focusFirstWrong(form: HTMLElement): void {
  const field = form.querySelector('[data-field][data-wrong]');
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
    field?.querySelector<HTMLElement>(focusable);
  field?.scrollIntoView({ block: 'center', behavior: 'smooth' });
  control?.focus({ preventScroll: true });
}
