// @vitest-environment happy-dom
import { act, useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { resources } from '#resources';
import type { FormValues } from 'sijil/react/forms/formValues';
import { useRecordDraft } from 'sijil/react/console/form/useRecordDraft';
import { useSession } from 'sijil/react/providers/session';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { drawnPage } from '../support/drawn';

const { found, sent } = vi.hoisted(() => ({
  found: { draft: null as object | null, writes: 4 },
  sent: vi.fn((_id: string, _input: object) => Promise.resolve(null)),
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({
  useOperation: () => ({ data: found }),
  callOperation: sent,
}));

const record = {
  id: 'a',
  version: 5,
  descriptionEn: 'Theirs',
  active: true,
} as unknown as ConsoleRecord;
const yesterday = {
  version: 3,
  values: { descriptionEn: 'Mine' },
  before: { descriptionEn: 'Before' },
  savedAt: '2026-11-26T11:05:00Z',
};

type Drawn = ReturnType<typeof useRecordDraft>;
/** Part of a body that names the tab, and the writes that it has read. */
const thisTab = { writer: expect.any(String), seen: 4 };
const shown: { draft: Drawn | null } = { draft: null };
function Form() {
  const draft = useRecordDraft(resources.nationalities, { id: 'a', record, start: record });
  useEffect(() => {
    shown.draft = draft;
  });
  return draft.offer;
}

const { draw, all } = drawnPage();
const clients = new QueryClient();
beforeEach(() => {
  vi.useFakeTimers();
  sent.mockClear();
  useSession.setState({ user: { id: 'a', role: 'admin' } as never });
});
afterEach(() => {
  vi.useRealTimers();
  found.draft = null;
});

const open = () =>
  draw(
    <QueryClientProvider client={clients}>
      <Form />
    </QueryClientProvider>,
  );
const type = (values: FormValues) =>
  act(async () => {
    shown.draft?.watch({ ...record, ...values });
    await vi.advanceTimersByTimeAsync(0);
  });
const rest = () => act(async () => void (await vi.advanceTimersByTimeAsync(1_000)));
const press = (label: string) =>
  act(async () =>
    all<HTMLButtonElement>('button')
      .find(({ textContent }) => textContent === label)
      ?.click(),
  );
const bodies = () => sent.mock.calls.map(([, input]) => (input as { body: object }).body);

it('input is saved as a draft after a moment, with the previous values and the version', async () => {
  await open();
  await type({ descriptionEn: 'M' });
  await type({ descriptionEn: 'Mine' });
  expect(bodies()).toEqual([]);
  await rest();
  expect(bodies()).toEqual([
    { version: 5, values: { descriptionEn: 'Mine' }, before: { descriptionEn: 'Theirs' }, ...thisTab },
  ]);
});

it('a form that is opened without input saves no draft', async () => {
  await open();
  await rest();
  expect(bodies()).toEqual([]);
});

it('input typed before an offered draft is answered does not overwrite it, and is merged on continuing', async () => {
  found.draft = yesterday;
  await open();
  expect(all('time')[0]?.getAttribute('datetime')).toBe(yesterday.savedAt);
  await type({ active: false });
  await rest();
  expect(bodies()).toEqual([]);
  await press('form.continueDraft');
  expect(shown.draft?.laid).toEqual({ descriptionEn: 'Mine', active: false });
  expect(all('button')).toEqual([]);
  await rest();
  expect(bodies()).toEqual([
    {
      ...thisTab,
      version: 3,
      values: { descriptionEn: 'Mine', active: false },
      before: { descriptionEn: 'Before', active: true },
    },
  ]);
});

it('a continued draft keeps its original version, so that later changes of others are detected', async () => {
  found.draft = yesterday;
  await open();
  expect(shown.draft?.begunWith(record)).toEqual(record);
  await press('form.continueDraft');
  expect(shown.draft?.begunWith(record)).toEqual({ ...record, version: 3, descriptionEn: 'Before' });
});

it('a discarded draft is deleted, and later input is saved as a new draft', async () => {
  found.draft = yesterday;
  await open();
  await press('form.discardDraft');
  expect(bodies()).toEqual([{ version: null, values: {}, before: {}, ...thisTab }]);
  await type({ descriptionEn: 'New' });
  await rest();
  expect(bodies().slice(1)).toEqual([
    { version: 5, values: { descriptionEn: 'New' }, before: { descriptionEn: 'Theirs' }, ...thisTab },
  ]);
});

it('saving the form deletes its draft', async () => {
  await open();
  await type({ descriptionEn: 'Mine' });
  await rest();
  sent.mockClear();
  await act(async () => {
    await shown.draft?.finish();
  });
  await rest();
  expect(bodies()).toEqual([{ version: null, values: {}, before: {}, ...thisTab }]);
});
