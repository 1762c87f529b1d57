// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { ClientCorrections } from '@/pages/client/request/corrections/AnswerCorrections';
import { answersNow } from '@/pages/client/request/corrections/useCorrectionAnswers';
import { drawnPage } from '../support/drawn';
import { aFile, heldUploads } from './drafts/held';
import { anItem } from './staffSamples';

const { tryUpload, items } = vi.hoisted(() => ({ tryUpload: vi.fn(), items: { value: [] as unknown[] } }));
vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, values: object = {}) => [key, ...Object.values(values)].join(' '),
  }),
}));
vi.mock('sijil/react/providers/language', () => ({
  useLanguage: () => 'en',
  useLocalize:
    () =>
    ({ en }: { en: string }) =>
      en,
}));
vi.mock('sijil/react/fields/upload/tryUpload', () => ({ tryUpload }));
vi.mock('sijil/react/providers/operations', () => ({
  useOperation: () => ({ data: { items: items.value, managers: [], dueAt: null } }),
  useAction: () => ({ run: vi.fn(), pending: false, error: null }),
}));
vi.mock('sijil/react/components/antd/laterControls', async (original) => ({
  ...(await original()),
  useDialogs: () => ({ confirm: vi.fn() }),
}));
vi.mock('@/pages/client/request/corrections/useSavedDrafts', () => ({
  useSavedDrafts: () => ({ saving: 'saved', conflicts: new Set() }),
}));

const { draw, all } = drawnPage();
const uploads = heldUploads(tryUpload);
const question = (en: string) => ({ ar: '', en });
const request = {
  id: 'r1',
  version: 1,
  history: [],
  actions: [{ name: 'submitCorrectiveActions' }],
  correctionsDueAt: null,
} as unknown as RequestView;

const show = async (own: readonly unknown[]) => {
  items.value = [...own];
  await draw(
    <MemoryRouter>
      <ClientCorrections request={request} />
    </MemoryRouter>,
  );
};
const ready = { action: 'done', contested: false, files: [aFile('one'), aFile('two')], by: null, at: '' };
const fridge = anItem({ id: 'fridge', question: question('Fridge'), points: 4 });
const labels = anItem({ id: 'labels', question: question('Labels'), points: 2.5 });
const soap = anItem({ id: 'soap', question: question('Soap'), points: 1 });
const openLine = () => all('[aria-current=true]').map(({ textContent }) => textContent);
const fields = () =>
  all('textarea').filter((field) => !field.closest('[hidden]') && !field.hasAttribute('aria-hidden'));
const press = (text: string) =>
  act(async () => {
    (all('button').find(({ textContent }) => textContent?.includes(text)) as HTMLButtonElement).click();
  });

beforeEach(() => {
  vi.clearAllMocks();
  uploads.reset();
});

it('one item is open, the first without an answer, and the others are one line with their points', async () => {
  await show([{ ...fridge, draft: ready }, labels, soap]);
  expect(openLine()).toEqual([expect.stringMatching(/^2Labels.*\+2\.5$/)]);
  expect(fields()).toHaveLength(1);
  const names = all('[role=img]').map((pips) => pips.getAttribute('aria-label'));
  expect(names).toContain('corrections.progress 1 3');
  expect(all('[data-state]').map((pip) => pip.getAttribute('data-state'))).toEqual(['ready', 'open', 'none']);
});

it('the button leads to the next item without an answer, then from the beginning again', async () => {
  await show([fridge, { ...labels, draft: ready }, soap]);
  await press('corrections.next 3');
  expect(openLine()).toEqual([expect.stringContaining('Soap')]);
  await press('corrections.next 1');
  expect(openLine()).toEqual([expect.stringContaining('Fridge')]);
});

it('what is ready can be sent before the rest, and once all is ready the button sends the list', async () => {
  const named = (text: string) => all('button').filter(({ textContent }) => textContent === text).length;
  await show([{ ...fridge, draft: ready }, labels, soap]);
  expect([named('corrections.sendSome 1'), named('corrections.send')]).toEqual([1, 0]);
  await show([
    { ...fridge, draft: ready },
    { ...labels, draft: ready },
  ]);
  expect([named('corrections.sendSome 2'), named('corrections.send')]).toEqual([0, 1]);
});

it('a photo whose upload ends after another item was opened belongs to its own item', async () => {
  await show([fridge, labels]);
  const [picker] = all('input[type=file]') as HTMLInputElement[];
  Object.defineProperty(picker, 'files', { value: [new File(['x'], 'photo')], configurable: true });
  await act(async () => void picker?.dispatchEvent(new Event('change', { bubbles: true })));
  await press('corrections.next 2');
  await act(async () => uploads.endAll());
  expect(answersNow('r1').fridge?.added.map(({ id }) => id)).toEqual(['photo']);
  expect(answersNow('r1').labels).toBeUndefined();
});
