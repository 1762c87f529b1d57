// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Toaster } from 'sijil/react/toast/Toaster';
import { useToasts } from 'sijil/react/toast/toastStore';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

const { draw, all } = drawnPage();
const frame = () => act(() => new Promise((resolve) => setTimeout(resolve, 40)));
const top = () => all('section[aria-live]')[0]!.style.insetBlockStart;

afterEach(() => {
  vi.restoreAllMocks();
  useToasts.setState({ toasts: [] });
});

it('a toast does not move from under a press when the page around it changes', async () => {
  // A bar of the page above the toasts, until it is removed.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const height = this.hasAttribute('data-keep-clear') ? 80 : 40;
    return new DOMRect(0, 0, 200, height);
  });
  const bar = document.body.appendChild(document.createElement('div'));
  bar.setAttribute('data-keep-clear', '');
  await draw(<Toaster />);
  await act(async () => {
    useToasts
      .getState()
      .show({ kind: 'success', title: 'Deleted', action: { label: 'Undo', run: () => {} } });
  });
  const belowBar = top();
  const undo = all<HTMLButtonElement>('button').find(({ textContent }) => textContent === 'Undo')!;
  await act(async () => undo.focus());
  bar.remove();
  await frame();
  expect(top()).toBe(belowBar);
  await act(async () => undo.blur());
  await frame();
  expect(Number.parseInt(top(), 10)).toBeLessThan(Number.parseInt(belowBar, 10));
});
