import type { Page } from '@playwright/test';

/** Effort of a journey, in presses and keys. */
export interface Effort {
  /** Presses on buttons, links, boxes and choices; the tap into a field that is then typed in counts as typing. */
  readonly clicks: number;
  /** Fields that were typed in, each once on each page. */
  readonly typed: number;
  readonly uploads: number;
}

/** Counts from now on, over every page that the window opens; the returned function gives the sum so far. */
export async function countEffort(page: Page): Promise<() => Effort> {
  const effort = { clicks: 0, typed: new Set<string>(), uploads: 0 };
  await page.exposeFunction('noteEffort', (kind: 'click' | 'typed' | 'upload', what: string) => {
    if (kind === 'click') effort.clicks += 1;
    if (kind === 'upload') effort.uploads += 1;
    if (kind === 'typed') effort.typed.add(what);
  });
  await page.addInitScript(watchFingers);
  return () => ({ clicks: effort.clicks, typed: effort.typed.size, uploads: effort.uploads });
}

/** Runs in the page. */
function watchFingers(): void {
  const { noteEffort } = window as unknown as Window & { noteEffort: (kind: string, what: string) => void };
  let last = Number.NEGATIVE_INFINITY;
  const kindOf = (target: EventTarget | null) => {
    const field = target instanceof Element ? target.closest('input, textarea, canvas') : null;
    if (field instanceof HTMLTextAreaElement) return 'typed';
    if (!(field instanceof HTMLInputElement)) return 'click';
    if (field.type === 'file') return 'upload';
    // A searchable select is pressed to open and to choose; only other fields count as typing.
    return ['checkbox', 'radio', 'submit', 'button'].includes(field.type) || field.role === 'combobox'
      ? 'click'
      : 'typed';
  };
  window.addEventListener(
    'click',
    (event) => {
      if (!event.isTrusted || kindOf(event.target) !== 'click') return;
      // A press on a label triggers a second one at once, on its control.
      if (event.timeStamp - last > 5) noteEffort('click', '');
      last = event.timeStamp;
    },
    true,
  );
  window.addEventListener(
    'input',
    ({ target }) => {
      const kind = kindOf(target);
      if (kind === 'click' || !(target instanceof Element)) return;
      noteEffort(kind, `${location.pathname} ${target.id || target.getAttribute('name') || ''}`);
    },
    true,
  );
}
