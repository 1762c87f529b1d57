// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { draftOf } from 'sijil/react/forms/formDrafts';
import { type SaveState, useServerDraft } from 'sijil/react/forms/useServerDraft';
import { CallError } from 'sijil/react/providers/apiError';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../../support/drawn';
import { heldCalls } from './held';

const { draw } = drawnPage();
const call = vi.fn();
const calls = heldCalls(call);
const save = (draft: object) => call('save', draft);
/** Notes that the server has. */
let stored = '';
let state: SaveState;
let choose: { readonly keepMine: () => void; readonly takeTheirs: () => void };

/** A wizard whose answers are a draft on the server: an order, a registration, a record's form. */
function Wizard({ notes }: { readonly notes: string }) {
  const draft = useServerDraft(
    { step: 'details', notes },
    { save, readWith: 'orderDrafts.get', cacheKey: 'order' },
  );
  useEffect(() => {
    state = draft.state;
    choose = draft;
  });
  return null;
}
const client = new QueryClient();
const show = (notes: string) =>
  draw(
    <QueryClientProvider client={client}>
      <Wizard notes={notes} />
    </QueryClientProvider>,
  );
const serve = ({ notes }: { readonly notes: string }) => {
  stored = notes;
};
const lost = () => new CallError('No connection', 0, 'offline');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

const steps = {
  type: (notes: string) => show(notes),
  typeBack: () => show(stored),
  pause: () => wait(900),
  retry: () => wait(5100),
  saveEnds: () => act(async () => calls.serve(serve)),
  answerLost: () => act(async () => calls.serveUnanswered(serve)),
  connectionLost: () => act(async () => calls.refuse(lost())),
};
type Step = keyof typeof steps;

beforeEach(() => {
  vi.useFakeTimers();
  useSession.setState({ user: { id: 'reem' } as never });
  return () => vi.useRealTimers();
});

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  calls.reset();
  stored = '';
  await show('');
  let typed = '';
  for (const [at, step] of program.entries()) {
    if (step === 'type') typed = `notes ${String(at)}`;
    if (step === 'typeBack') typed = stored;
    await steps[step](typed);
    expect(calls.waiting()).toBeLessThanOrEqual(1);
    // Until the server has the text, this browser has it.
    if (typed !== stored) expect(draftOf('reem', 'order')).toMatchObject({ notes: typed });
  }
  for (let round = 0; round < 6; round++) {
    await wait(900);
    await act(async () => calls.serve(serve));
    await wait(5100);
  }
  expect([stored, state]).toEqual([typed, 'saved']);
}

it.each<readonly [string, readonly Step[]]>([
  ['newer input follows a slow save', ['type', 'pause', 'type', 'pause', 'saveEnds', 'saveEnds']],
  ['input is taken back while its save is under way', ['type', 'pause', 'typeBack', 'saveEnds']],
])('the server has what was typed last where %s', async (_, program) => {
  await check(program);
});

it('in any order of typing, saving and lost calls, what was typed last is stored, and never by two calls at a time', async () => {
  const names = Object.keys(steps) as Step[];
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 16 }), check), {
    numRuns: 80,
  });
}, 60_000);

it('written on another device stays there until the person has chosen, whatever is typed here', async () => {
  await show('mine');
  const elsewhere = new CallError('Another device', 409, 'draft_elsewhere');
  await wait(900);
  await show('mine, typed on');
  await wait(900);
  await act(async () => calls.refuse(elsewhere));
  expect(state).toBe('elsewhere');
  const before = call.mock.calls.length;
  await show('mine, and more');
  await wait(20_000);
  expect([state, call.mock.calls.length]).toEqual(['elsewhere', before]);
  await act(async () => choose.keepMine());
  await wait(900);
  const [, sent] = call.mock.calls.at(-1) ?? [];
  expect(sent).toMatchObject({ notes: 'mine, and more', seen: null });
  await act(async () => calls.serve(serve));
  expect([state, stored]).toEqual(['saved', 'mine, and more']);
});

it('a choice replaces what the other device has written once, not what it writes while the answer is lost', async () => {
  await show('mine');
  await show('mine, typed on');
  await wait(900);
  await act(async () => calls.refuse(new CallError('Another device', 409, 'draft_elsewhere')));
  await act(async () => choose.keepMine());
  await wait(900);
  await act(async () => calls.serveUnanswered(serve));
  await wait(5100);
  await wait(900);
  const sent = call.mock.calls.map(([, body]) => body as { notes: string; seen?: number | null });
  expect(sent.slice(-2).map(({ notes, seen }) => [notes, seen])).toEqual([
    ['mine, typed on', null],
    ['mine, typed on', undefined],
  ]);
  // The server answers 409 if another device has written since: the person is asked again.
  await act(async () => calls.refuse(new CallError('Another device', 409, 'draft_elsewhere')));
  expect(state).toBe('elsewhere');
});
