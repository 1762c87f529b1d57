// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { AnswersReview } from '@/pages/supervisor/form/AnswersReview';
import { aForm, aQuestion } from './staffSamples';

vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/language', () => ({
  useLanguage: () => 'en',
  useLocalize: () => (text: { en: string } | undefined) => text?.en ?? '',
}));
const form = aForm([
  aQuestion({ key: 'q1' }),
  aQuestion({ key: 'q2', score: 0 }),
  aQuestion({ key: 'q3', score: 1 }),
]);
vi.mock('sijil/react/providers/operations', () => ({
  useOperation: (id: string) => ({
    data: id === 'supervisorForms.get' ? form : id === 'supervisorForms.previous' ? [] : undefined,
    error: null,
  }),
  useAction: () => ({ run: vi.fn(), pending: false, error: null }),
  useNamedAction: () => ({ run: vi.fn(), pending: false, error: null }),
}));

let root: Root;
let page: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  page = document.body.appendChild(document.createElement('div'));
  root = createRoot(page);
});
afterEach(() => {
  act(() => root.unmount());
  page.remove();
  vi.unstubAllGlobals();
});

const ending = {
  offered: [],
  next: null,
  begin: vi.fn(),
  beginWhenAllowed: vi.fn(),
  open: false,
  sent: false,
  dialog: undefined,
};
const draw = (actions: RequestView['actions']) => {
  const request = { id: 'r1', version: 1, actions } as unknown as RequestView;
  act(() =>
    root.render(
      <QueryClientProvider client={new QueryClient()}>
        <MemoryRouter>
          <AnswersReview request={request} onDirty={vi.fn()} ending={ending} />
        </MemoryRouter>
      </QueryClientProvider>,
    ),
  );
};
const questions = () => page.querySelectorAll('details li').length;

it('the filter for failed questions stays on when the review becomes editable', () => {
  draw([]);
  expect(questions()).toBe(3);
  const failed = [...page.querySelectorAll('label')].find(({ textContent }) =>
    /onlyFailed/.test(textContent),
  );
  act(() => failed!.click());
  expect(questions()).toBe(2);
  draw([{ name: 'updateAnswers', allowed: true }] as unknown as RequestView['actions']);
  expect(questions()).toBe(2);
});
