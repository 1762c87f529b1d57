/** Brings the keyboard to the first question, unless somebody is already somewhere else. */
export function focusFirstQuestion(place: HTMLElement | null): void {
  const { activeElement } = document;
  const idle = activeElement === null || activeElement === document.body || activeElement.tagName === 'MAIN';
  if (idle) place?.querySelector<HTMLElement>('[data-question]')?.focus({ preventScroll: true });
}

/** Shows the first answer that was refused, with the keyboard in what has to be written. */
export function showFirstWrong(place: HTMLElement | null): void {
  const row = place?.querySelector('[role="alert"]')?.closest<HTMLElement>('[data-question]');
  if (!row) return;
  row.scrollIntoView({ block: 'center' });
  (row.querySelector<HTMLElement>('[data-reason]') ?? row).focus({ preventScroll: true });
}
