// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, useEffect } from 'react';
import { createRoot } from 'react-dom/client';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { draftOf, dropDraftsOfOthers } from 'sijil/react/forms/formDrafts';
import { type SaveState, useServerDraft } from 'sijil/react/forms/useServerDraft';
import { CallError } from 'sijil/react/providers/apiError';
import { useSession } from 'sijil/react/providers/session';

const kept: string[] = [];
const save = vi.fn(({ notes }: { readonly notes: string }) => Promise.resolve(kept.push(notes)));
let state: SaveState;

function Probe({ notes }: { readonly notes: string }) {
  const draft = useServerDraft(
    { step: 'details', notes },
    { save, readWith: 'orderDrafts.get', cacheKey: 'order:1' },
  );
  useEffect(() => {
    state = draft.state;
  });
  return null;
}

const root = createRoot(document.createElement('div'));
const client = new QueryClient();
const type = (notes: string) =>
  act(() =>
    root.render(
      <QueryClientProvider client={client}>
        <Probe notes={notes} />
      </QueryClientProvider>,
    ),
  );
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeAll(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  useSession.setState({ user: { id: 'reem' } as never });
});
afterAll(() => {
  act(() => root.unmount());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a draft counts as saved again when its text returns to the saved text, and nothing is sent', async () => {
  type('back door');
  expect(state).toBe('saved');
  type('back door, ring twice');
  expect(state).toBe('saving');
  type('back door');
  expect(state).toBe('saved');
  await wait(2000);
  expect([state, kept]).toEqual(['saved', []]);
});

it('a draft does not count as saved while newer input is still to be sent', async () => {
  let arrive = () => {};
  save.mockImplementationOnce(
    ({ notes }) => new Promise((resolve) => (arrive = () => resolve(kept.push(notes)))),
  );
  type('front door');
  await wait(900);
  type('front door, please');
  await act(async () => arrive());
  expect([state, kept]).toEqual(['saving', ['front door']]);
  await wait(900);
  expect([state, kept]).toEqual(['saved', ['front door', 'front door, please']]);
});

it('a draft stays in the browser until the server has saved it, even after a 401, and only for its author', async () => {
  save.mockRejectedValueOnce(new CallError('ended', 401, 'unauthenticated'));
  type('side door');
  expect(draftOf('reem', 'order:1')).toEqual({ step: 'details', notes: 'side door' });
  await wait(900);
  expect([state, draftOf('reem', 'order:1')?.['notes']]).toEqual(['failed', 'side door']);
  expect(draftOf('saleh', 'order:1')).toBeNull();
  // The retry succeeds, and the browser's copy is removed.
  await wait(5100);
  await wait(900);
  expect([state, kept.at(-1), draftOf('reem', 'order:1')]).toEqual(['saved', 'side door', null]);
  save.mockRejectedValueOnce(new CallError('ended', 401, 'unauthenticated'));
  type('garage');
  await wait(900);
  // Another person signs in to this tab.
  dropDraftsOfOthers('saleh');
  expect(draftOf('reem', 'order:1')).toBeNull();
});
