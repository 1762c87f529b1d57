// @vitest-environment happy-dom
import fc from 'fast-check';
import { act, useEffect } from 'react';
import { expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { CallError } from '@framework/providers/apiError';
import { type AnswerEdits, useAnswerEdits } from '@/pages/supervisor/form/useAnswerEdits';
import { answerKey, withEdits } from '@/requests/results/answerEdit';
import { drawnPage } from '../../support/drawn';
import { aForm, aQuestion } from '../staffSamples';
import { heldCalls } from './held';

const { run } = vi.hoisted(() => ({ run: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('@framework/providers/operations', () => ({ useAction: () => ({ run, pending: false }) }));
vi.mock('@framework/providers/freshness/useChanged', () => ({ useChanged: () => async () => undefined }));
vi.mock('@framework/toast/toastStore', () => ({ useToast: () => ({ success: () => undefined }) }));

const { draw } = drawnPage();
const held = vi.fn();
const calls = heldCalls(held);
let review: AnswerEdits;
/** Notes of the supervisor that the server has, by question. */
let stored: Record<string, string | null> = {};

function Bench() {
  const edits = useAnswerEdits({ id: 'r1', version: 1 } as unknown as RequestView);
  useEffect(() => {
    review = edits;
  });
  return null;
}

const form = () => aForm(['q1', 'q2'].map((key) => aQuestion({ key, supervisorNote: stored[key] ?? null })));
interface Body {
  readonly body: {
    readonly answers: readonly { readonly questionKey: string; readonly note?: string | null }[];
  };
}
const serve = ({ body }: Body) => {
  for (const { questionKey, note = null } of body.answers) stored[questionKey] = note;
};
const noteOf = (key: string) =>
  withEdits(form(), review.edits).parts[0]?.categories[0]?.questions.find((one) => one.key === key)
    ?.supervisorNote;

const write = (questionKey: string) => (note: string) =>
  act(async () => review.change(form(), { vehicleId: null, questionKey, note }));
const steps = {
  writeFirst: write('q1'),
  writeSecond: write('q2'),
  save: () => act(async () => void review.save()),
  saveEnds: () => act(async () => calls.serve(serve)),
  reload: async () => {
    await draw(null);
    await draw(<Bench />);
  },
  refused: () => act(async () => calls.refuse(new CallError('Changed meanwhile', 409, 'stale_version'))),
};
type Step = keyof typeof steps;

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  sessionStorage.clear();
  calls.reset();
  run.mockImplementation((input) => held('', input));
  stored = {};
  await draw(<Bench />);
  const typed: Record<string, string> = {};
  for (const [at, step] of program.entries()) {
    const note = `note ${String(at)}`;
    if (step === 'writeFirst') typed['q1'] = note;
    if (step === 'writeSecond') typed['q2'] = note;
    await steps[step](note);
    for (const [key, text] of Object.entries(typed)) expect(noteOf(key)).toBe(text);
  }
  while (calls.waiting() > 0) await steps.saveEnds();
  await steps.save();
  await steps.saveEnds();
  expect(stored).toMatchObject(typed);
  expect(review.edits.has(answerKey(null, 'q1'))).toBe(false);
}

it('a note written while another is being saved stays and is saved next', async () => {
  await check(['writeFirst', 'save', 'writeSecond', 'saveEnds']);
});

it('a note survives a reload until it is saved', async () => {
  await check(['writeFirst', 'reload', 'writeSecond', 'reload', 'save', 'saveEnds', 'reload']);
  expect(review.edits.size).toBe(0);
});

it('in any order of writing, saving, reloads and refusals, the form shows and stores what was written last', async () => {
  const names = Object.keys(steps) as Step[];
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 12 }), check), {
    numRuns: 60,
  });
}, 60_000);
