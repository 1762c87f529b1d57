import { act, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, vi } from 'vitest';

/** Renders components into a page that is cleared after each test of the calling file. */
export function drawnPage() {
  let root: Root;
  let page: HTMLElement;
  beforeEach(() => {
    vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
    page = document.body.appendChild(document.createElement('div'));
    root = createRoot(page);
  });
  afterEach(async () => {
    await act(async () => root.unmount());
    page.remove();
  });
  return {
    draw: (element: ReactNode) => act(async () => root.render(element)),
    all: <T extends HTMLElement>(selector: string) => [...document.body.querySelectorAll<T>(selector)],
    /** Presses a key on the focused element. */
    press: (key: string) =>
      act(async () => {
        const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
        document.activeElement?.dispatchEvent(event);
      }),
    focus: (element: HTMLElement | undefined) => act(async () => element?.focus()),
  };
}
