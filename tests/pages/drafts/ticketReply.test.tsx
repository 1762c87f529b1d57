// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { TicketStatus } from '#domain/tickets/tickets';
import { CallError } from 'sijil/react/providers/apiError';
import Ticket from '@/pages/support/Ticket';
import { drawnPage } from '../../support/drawn';
import { heldCalls, heldUploads } from './held';

const { run, tryUpload, read } = vi.hoisted(() => ({
  run: vi.fn(),
  tryUpload: vi.fn(),
  /** Ticket and messages as the page has read them last. */
  read: { query: {} as object, messages: [] as readonly object[] },
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({
  useAction: () => ({ run }),
  useOperation: () => ({ data: read.messages }),
  callOperation: () => Promise.resolve(null),
}));
vi.mock('@refinedev/core', () => ({ useOne: () => ({ query: read.query }) }));
vi.mock('react-router', () => ({ useParams: () => ({ id: 't1' }) }));
// The head has no input of its own.
vi.mock('sijil/react/components/PageHeader', () => ({ PageHeader: () => null }));
vi.mock('sijil/react/providers/may', () => ({ useMayCall: () => false }));
vi.mock('sijil/react/fields/upload/tryUpload', () => ({ tryUpload }));

const { draw, all } = drawnPage();
const client = new QueryClient();
const held = vi.fn();
const calls = heldCalls(held);
const uploads = heldUploads(tryUpload);

interface Sent {
  readonly body: { readonly text: string; readonly fileIds: readonly string[] };
}
/** Messages that the server has, those of others too. */
let messages: (Sent['body'] & { readonly by: 'here' | 'elsewhere' })[] = [];
let status: TicketStatus = 'open';
const serve = ({ body }: Sent) => {
  messages.push({ ...body, by: 'here' });
  status = 'open';
};

/** Number of the page: opened in place of the one before, it finds the styles of antd, which take most of the time. */
let opened = 0;

/** The page reads the ticket and its messages: by a live change, every half minute, or after an action. */
async function readPage(error: CallError | null = null): Promise<void> {
  const ticket = {
    id: 't1',
    status,
    subject: 'other',
    message: '?',
    $title: { ar: 'ت', en: 'T' },
    $titles: {},
  };
  if (!error) {
    read.query = { data: { data: ticket } };
    read.messages = messages.map(({ text, by }, at) => ({
      id: String(at),
      text,
      mine: by === 'here',
      side: 'client',
      author: { name: by },
      createdAt: '2026-11-22T07:00:00Z',
      files: [],
    }));
  }
  // Data stays after a failed reading.
  else read.query = { ...read.query, error };
  await draw(
    <QueryClientProvider client={client}>
      <Ticket key={opened} />
    </QueryClientProvider>,
  );
}

// antd measures the height of a text in a hidden box of its own.
const box = () => all<HTMLTextAreaElement>('form textarea')[0];
const nextTask = () => act(() => new Promise((done) => setTimeout(done, 20)));

const steps = {
  /** A letter is typed where the box takes it: the browser asks with `beforeinput`. */
  type: (text: string) =>
    act(async () => {
      const area = box();
      const asked = new Event('beforeinput', { bubbles: true, cancelable: true });
      if (!area?.dispatchEvent(asked)) return;
      Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(
        area,
        area.value + text,
      );
      area.dispatchEvent(new Event('input', { bubbles: true }));
    }),
  choose: (name: string) =>
    act(async () => {
      const picker = all<HTMLInputElement>('input[type="file"]')[0];
      if (!picker) return;
      Object.defineProperty(picker, 'files', { value: [new File(['x'], name)], configurable: true });
      picker.dispatchEvent(new Event('change', { bubbles: true }));
    }),
  uploadEnds: () => act(async () => uploads.end()),
  send: async () => {
    await act(async () => all<HTMLButtonElement>('button[type="submit"]')[0]?.click());
    await nextTask();
  },
  sendEnds: async () => {
    await act(async () => calls.serve(serve));
    await nextTask();
  },
  refused: async () => {
    await act(async () => calls.refuse(new CallError('No connection', 0, 'offline')));
    await nextTask();
  },
  /** The same person on another device, a colleague or support answers. */
  answeredElsewhere: async (text: string) => void messages.push({ text, fileIds: [], by: 'elsewhere' }),
  /** Somebody closes or reopens the ticket, and the page hears of it at once. */
  movedElsewhere: async () => {
    status = status === 'closed' ? 'open' : 'closed';
    await readPage();
  },
  readingFails: () => readPage(new CallError('Gone', 404, 'not_found')),
};
type Step = keyof typeof steps;

// happy-dom computes the styles of every element for each height that antd measures.
beforeEach(() => {
  vi.stubGlobal('getComputedStyle', () => ({ getPropertyValue: () => '' }));
});

const sentFiles = () => messages.flatMap(({ fileIds }) => fileIds);

async function check(program: readonly Step[]): Promise<void> {
  calls.reset();
  uploads.reset();
  opened += 1;
  run.mockImplementation((input) => held('', input));
  messages = [];
  status = 'open';
  await readPage();
  await nextTask();
  const typed: string[] = [];
  const theirs: string[] = [];
  const chosen: string[] = [];
  for (const [at, step] of [...program, 'type'].entries() as ArrayIterator<[number, Step]>) {
    const value = `[${String(at)}]`;
    const before = box()?.value ?? '';
    const taken = tryUpload.mock.calls.length;
    await steps[step](value);
    if (step === 'answeredElsewhere') theirs.push(value);
    // Only what is being sent, or was sent, leaves the box.
    if (step !== 'type' && step !== 'sendEnds') expect(box()?.value).toBe(before);
    if (step === 'type' && box()?.value !== before) typed.push(value);
    if (tryUpload.mock.calls.length > taken) chosen.push(value);
  }
  await act(async () => uploads.endAll());
  await steps.sendEnds();
  // A file without words takes one more message.
  for (let round = 0; round < 3 && (box()?.value || sentFiles().length < chosen.length); round++) {
    await act(async () => uploads.endAll());
    if (box()?.value === '') await steps.type('[end]');
    await steps.send();
    await steps.sendEnds();
  }
  const own = messages.filter(({ by }) => by === 'here');
  const texts = own.map(({ text }) => text).join('');
  for (const word of typed) expect(texts.split(word).length - 1).toBe(1);
  for (const word of theirs) expect(texts).not.toContain(word);
  await readPage();
  const shown = all('li p').map(({ textContent }) => textContent);
  expect(shown).toEqual(messages.map(({ text }) => text));
  expect(sentFiles().toSorted()).toEqual(chosen.toSorted());
}

it('an answer is not sent without the photo that is still being uploaded', async () => {
  await check(['type', 'choose', 'send', 'uploadEnds']);
});

it('a word typed while an answer is being sent is not lost', async () => {
  await check(['type', 'send', 'type', 'sendEnds']);
});

it('an answer from elsewhere, and a ticket that is closed elsewhere, leave what is typed in the box', async () => {
  await check(['type', 'answeredElsewhere', 'movedElsewhere', 'type', 'send', 'movedElsewhere', 'sendEnds']);
});

it('in any order of typing, uploading, sending and answers from elsewhere, every taken word and every file is sent once', async () => {
  const names = Object.keys(steps) as Step[];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...names), { minLength: 5, maxLength: 10 }), check),
    { numRuns: 6 },
  );
}, 120_000);
