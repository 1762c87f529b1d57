// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { act, useEffect } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import type { OrderDraftView, OwnBranchView, ServiceView } from '#domain/api/orderViews';
import { draftOf } from 'sijil/react/forms/formDrafts';
import { CallError } from 'sijil/react/providers/apiError';
import { useSession } from 'sijil/react/providers/session';
import { type Order, useOrder } from '@/pages/services/order/useOrder';
import { drawnPage } from '../../support/drawn';
import { draftOnServer } from './draftOnServer';
import { heldCalls } from './held';

const { save } = vi.hoisted(() => ({ save: vi.fn() }));
vi.mock('sijil/react/providers/operations', () => ({ callOperation: save, useOperation: () => ({}) }));
// The page is opened again below, instead of the whole document.
vi.mock('sijil/react/forms/readAgain', () => ({ readAgain: (before: () => void) => before() }));

const { draw } = drawnPage();
const calls = heldCalls(save);
const server = draftOnServer<{ readonly notes: string }>({ notes: '' });

const service = {
  id: 's1',
  subject: 'branch',
  billing: 'single',
  packages: [],
  purchases: [],
  questions: [],
};
const branches = [{ id: 'b1' }] as unknown as OwnBranchView[];
interface Sent {
  readonly body: {
    readonly data: { readonly notes: string };
    readonly writer: string;
    readonly seen?: number | null;
  };
}
const serve = ({ body: { data, ...by } }: Sent) => {
  server.save({ notes: data.notes }, by);
  // The person has chosen for one save, until it has arrived.
  server.forgetChoice();
};
/** A save that arrives and is not answered: this page cannot know that the choice has been carried out. */
const serveInSilence = ({ body: { data, ...by } }: Sent) => server.save({ notes: data.notes }, by);

let order: Order;
function Wizard({ draft }: { readonly draft: OrderDraftView }) {
  const shown = useOrder({ service: service as unknown as ServiceView, branches, draft, again: null });
  useEffect(() => {
    order = shown;
  });
  return null;
}
const notes = () => order.data.notes;
const kept = () =>
  (draftOf('reem', 'order:s1')?.['data'] as { readonly notes?: string } | undefined)?.notes ?? null;

/** Opens the order as it is on the server now, or as this browser has it. */
async function open(): Promise<void> {
  const { body, writes } = server.row();
  const draft = { step: 'details', data: body, writes, orderKey: 's1-0', open: null, remembered: {} };
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <MemoryRouter>
        <Wizard key={Math.random()} draft={draft as unknown as OrderDraftView} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  server.show({ notes: notes() });
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const type = (text: string) => act(async () => order.change({ type: 'details', details: { notes: text } }));
const isAsked = () => order.saveState === 'elsewhere';

/** Text that the server has of this browser, as far as a person here can know. */
let own = '';
const steps = {
  type,
  typeBack: () => type(own),
  pause: () => wait(900),
  retry: () => wait(5100),
  saveEnds: () => act(async () => calls.serve(serve)),
  answerLost: () => act(async () => calls.serveUnanswered(serveInSilence)),
  connectionLost: () => act(async () => calls.refuse(new CallError('No connection', 0, 'offline'))),
  /** The same person writes the order on another device, after what it has read there. */
  elsewhere: (text: string) => act(async () => server.writeElsewhere({ notes: text })),
  keepMine: () =>
    act(async () => {
      if (!isAsked()) return;
      server.choose();
      order.elsewhere.onMine();
    }),
  takeTheirs: async () => {
    if (!isAsked()) return;
    await act(async () => order.elsewhere.onTheirs());
    await reopen();
  },
  reopen: () => reopen(),
};
async function reopen(): Promise<void> {
  await draw(null);
  await open();
}
type Step = keyof typeof steps;

beforeEach(() => {
  vi.useFakeTimers();
  useSession.setState({ user: { id: 'reem' } as never });
  return () => vi.useRealTimers();
});

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  calls.reset();
  sessionStorage.clear();
  server.reset();
  await open();
  let typed = '';
  own = '';
  /** True from the person's choice for the own text until the server has it. */
  let chosen = false;
  const after = async () => {
    const { body, isElsewhere } = server.row();
    if (!isElsewhere) own = body.notes;
    if (own === typed && !isElsewhere) chosen = false;
    const isOwed = typed !== own || chosen;
    // What the server has never had is shown, and stays in this browser.
    if (isOwed) expect([notes(), kept()]).toEqual([typed, typed]);
    else expect([typed, body.notes]).toContain(notes());
    if (order.saveState === 'saved') expect(isOwed).toBe(false);
    expect(server.overwrittenUnseen()).toEqual([]);
    return isOwed;
  };
  for (const [at, step] of program.entries()) {
    const text = step === 'elsewhere' ? `elsewhere ${String(at)}` : `notes ${String(at)}`;
    const asked = isAsked();
    if (step === 'type') typed = text;
    if (step === 'typeBack') typed = own;
    if (step === 'keepMine' && asked) chosen = true;
    await steps[step](text);
    // Another text was asked for, or nothing of the own one was left to save.
    if ((step === 'takeTheirs' && asked) || (step === 'reopen' && kept() === null)) {
      typed = notes();
      own = typed;
      chosen = false;
    }
    await after();
  }
  for (let round = 0; round < 6; round++) {
    if (isAsked()) {
      chosen = true;
      await steps.keepMine();
    }
    await wait(900);
    await act(async () => calls.serve(serve));
    await after();
    await wait(5100);
  }
  expect([await after(), order.saveState]).toEqual([false, 'saved']);
  if (!program.includes('elsewhere')) expect(server.row().body.notes).toBe(typed);
}

it.each<readonly [string, readonly Step[]]>([
  [
    'typed here',
    ['type', 'elsewhere', 'pause', 'saveEnds', 'type', 'retry', 'keepMine', 'pause', 'saveEnds'],
  ],
  ['of the other device', ['type', 'elsewhere', 'pause', 'saveEnds', 'takeTheirs', 'type', 'pause']],
  ['that this browser still had', ['type', 'elsewhere', 'reopen', 'pause', 'saveEnds', 'keepMine']],
])(
  'of an order written on two devices, the text %s stands where the person asked for it',
  async (_, program) => {
    await check(program);
  },
);

it('the late answer of a page that was left does not take what the next page has typed from this browser', async () => {
  await check(['type', 'reopen', 'type', 'saveEnds']);
});

it('in any order of typing, saving, lost calls, reopening and another device, no text of an order is lost or silently overwritten', async () => {
  const names = Object.keys(steps) as Step[];
  const frequent: Step[] = ['type', 'type', 'pause', 'pause', 'saveEnds', 'saveEnds', 'elsewhere'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...frequent, ...names), { maxLength: 16 }), check),
    { numRuns: 100 },
  );
}, 60_000);
