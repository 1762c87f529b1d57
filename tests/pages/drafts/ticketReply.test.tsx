// @vitest-environment happy-dom
import fc from 'fast-check';
import { act } from 'react';
import { expect, it, vi } from 'vitest';
import { CallError } from '@framework/providers/apiError';
import { ReplyForm } from '@/pages/support/conversation/Conversation';
import { drawnPage } from '../../support/drawn';
import { heldCalls, heldUploads } from './held';

const { run, tryUpload } = vi.hoisted(() => ({ run: vi.fn(), tryUpload: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@framework/providers/operations', () => ({ useAction: () => ({ run }), callOperation: run }));
vi.mock('@framework/providers/may', () => ({ useMayCall: () => false }));
vi.mock('@framework/fields/upload/tryUpload', () => ({ tryUpload }));

const { draw, all } = drawnPage();
const held = vi.fn();
const calls = heldCalls(held);
const uploads = heldUploads(tryUpload);

interface Sent {
  readonly body: { readonly text: string; readonly fileIds: readonly string[] };
}
/** Messages that the server has. */
let messages: Sent['body'][] = [];
const serve = ({ body }: Sent) => void messages.push(body);

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
};
type Step = keyof typeof steps;

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  calls.reset();
  uploads.reset();
  run.mockImplementation((input) => held('', input));
  messages = [];
  await draw(<ReplyForm id="t1" opensAgain={false} subject="other" question="?" />);
  await nextTask();
  const typed: string[] = [];
  const chosen: string[] = [];
  for (const [at, step] of [...program, 'type'].entries() as ArrayIterator<[number, Step]>) {
    const value = `[${String(at)}]`;
    const before = box()?.value ?? '';
    const taken = tryUpload.mock.calls.length;
    await steps[step](value);
    if (step === 'type' && box()?.value !== before) typed.push(value);
    if (tryUpload.mock.calls.length > taken) chosen.push(value);
  }
  await act(async () => uploads.endAll());
  await steps.sendEnds();
  for (let round = 0; round < 3; round++) {
    await act(async () => uploads.endAll());
    if (box()?.value === '') await steps.type('[end]');
    await steps.send();
    await steps.sendEnds();
  }
  const texts = messages.map(({ text }) => text).join('');
  for (const word of typed) expect(texts).toContain(word);
  expect(messages.flatMap(({ fileIds }) => fileIds).toSorted()).toEqual(chosen.toSorted());
}

it('an answer is not sent without the photo that is still being uploaded', async () => {
  await check(['type', 'choose', 'send', 'uploadEnds']);
});

it('a word typed while an answer is being sent is not lost', async () => {
  await check(['type', 'send', 'type', 'sendEnds']);
});

it('in any order of typing, uploading and sending, every taken word and every file is sent once', async () => {
  const names = Object.keys(steps) as Step[];
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 8 }), check), {
    numRuns: 6,
  });
}, 120_000);
