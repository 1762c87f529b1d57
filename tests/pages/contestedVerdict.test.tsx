// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VerdictForm } from '@/pages/supervisor/form/verdicts/VerdictForm';
import type { Correction } from '@/requests/CorrectionsPanel';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/language', () => ({
  useLanguage: () => 'en',
  useLocalize: () => (text: { en: string } | undefined) => text?.en ?? '',
}));

let root: Root;
let page: HTMLElement;
const judged = vi.fn();
const item = (contested: boolean) =>
  ({ contested, verdict: null, verdictNote: null }) as unknown as Correction;
const draw = (contested: boolean) =>
  act(() => root.render(<VerdictForm item={item(contested)} problem={undefined} onJudge={judged} />));
const accept = () => act(() => page.querySelector<HTMLElement>('[data-verdict="accepted"]')!.click());
const box = () => page.querySelector('textarea')!;
const write = (text: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')!.set!.call(box(), text);
    box().dispatchEvent(new Event('input', { bubbles: true }));
  });

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  judged.mockClear();
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

it('upholding an objection requires a reason: its box gets the focus and a message, and Enter then submits', () => {
  draw(true);
  accept();
  expect([judged.mock.calls, document.activeElement === box()]).toEqual([[], true]);
  expect(page.textContent).toContain('Give the reason for your decision; the client reads it.');
  write('The log proves it.');
  act(() => void box().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true })));
  expect(judged.mock.calls).toEqual([[{ verdict: 'accepted', note: 'The log proves it.' }]]);
});

it('a corrected item is accepted without a reason', () => {
  draw(false);
  accept();
  expect(judged.mock.calls).toEqual([[{ verdict: 'accepted', note: null }]]);
});
