// @vitest-environment happy-dom
import fc from 'fast-check';
import { act, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { CallError } from 'sijil/react/providers/apiError';
import { type AnswerEdits, useAnswerEdits } from '@/pages/supervisor/form/useAnswerEdits';
import { answerKey, withEdits } from '@/requests/results/answerEdit';
import { drawnPage } from '../../support/drawn';
import { aForm, aQuestion } from '../staffSamples';
import { heldCalls } from './held';

const { run } = vi.hoisted(() => ({ run: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({ useAction: () => ({ run, pending: false }) }));
vi.mock('sijil/react/providers/freshness/useChanged', () => ({ useChanged: () => async () => readAgain() }));
vi.mock('sijil/react/toast/toastStore', () => ({ useToast: () => ({ success: () => undefined }) }));

const { draw } = drawnPage();
const held = vi.fn();
const calls = heldCalls(held);

/** Review as the server has it: the version of the request, and the supervisor's note on each question. */
interface Stored {
  readonly version: number;
  readonly notes: Readonly<Record<string, string | null>>;
}
let stored: Stored;
const put = (notes: Stored['notes']) => {
  stored = { version: stored.version + 1, notes: { ...stored.notes, ...notes } };
};

let review: AnswerEdits;
/** Review as the page has read it last. */
let read: Stored;
let readAgain: () => void = () => undefined;

function Bench() {
  const [data, setData] = useState(stored);
  const edits = useAnswerEdits({ id: 'r1', version: data.version } as unknown as RequestView);
  useEffect(() => {
    review = edits;
    read = data;
    readAgain = () => setData(stored);
  });
  return null;
}

const questions = ['q1', 'q2'];
const form = () => aForm(questions.map((key) => aQuestion({ key, supervisorNote: read.notes[key] ?? null })));
const noteOf = (key: string) =>
  withEdits(form(), review.edits).parts[0]?.categories[0]?.questions.find((one) => one.key === key)
    ?.supervisorNote;

/** Notes that a person here knows of: they were shown, or a refusal said that the form was changed. */
let known = new Set<string | null>();
const isElsewhere = (note: string | null | undefined): note is string =>
  note?.startsWith('elsewhere') ?? false;

interface Body {
  readonly body: {
    readonly version: number;
    readonly answers: readonly { readonly questionKey: string; readonly note?: string | null }[];
  };
}
/** Stores the notes as the server does: only those that start from its version. */
function serve({ body: { version, answers } }: Body) {
  if (version !== stored.version) {
    isRefused = true;
    throw new CallError('Changed meanwhile', 409, 'stale_version');
  }
  for (const { questionKey, note } of answers) {
    const before = stored.notes[questionKey];
    if (isElsewhere(before) && before !== note && !known.has(before)) overwritten.push(before);
  }
  put(Object.fromEntries(answers.map(({ questionKey, note = null }) => [questionKey, note])));
  return { id: 'r1', version: stored.version };
}
let overwritten: string[] = [];
let isRefused = false;

const write = (questionKey: string) => (note: string) =>
  act(async () => review.change(form(), { vehicleId: null, questionKey, note }));
const writeElsewhere = (questionKey: string) => (note: string) =>
  act(async () => put({ [questionKey]: `elsewhere ${note}` }));
const steps = {
  writeFirst: write('q1'),
  writeSecond: write('q2'),
  discard: () => act(async () => review.discard()),
  save: () => act(async () => void review.save()),
  saveEnds: () => act(async () => calls.serve(serve)),
  answerLost: () => act(async () => calls.serveUnanswered(serve)),
  connectionLost: () => act(async () => calls.refuse(new CallError('No connection', 0, 'offline'))),
  reload: async () => {
    await draw(null);
    await draw(<Bench />);
  },
  /** The same person on another device, or another person who reviews this form. */
  elsewhereFirst: writeElsewhere('q1'),
  elsewhereSecond: writeElsewhere('q2'),
  /** A live change, or the return to the tab. */
  pageIsRead: () => act(async () => readAgain()),
};
type Step = keyof typeof steps;

/** The person reads the page: the notes that no own one covers, and the message of a refusal that has just come. */
function look(): void {
  const refused = isRefused && review.problem ? Object.values(read.notes) : [];
  for (const note of [...questions.map((key) => noteOf(key) ?? null), ...refused]) known.add(note);
  isRefused = false;
}

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  sessionStorage.clear();
  calls.reset();
  // The page reads the review again before an action's answer or conflict reaches it.
  run.mockImplementation((input) =>
    held('', input).finally(() => {
      readAgain();
    }),
  );
  stored = { version: 1, notes: {} };
  known = new Set();
  overwritten = [];
  isRefused = false;
  await draw(<Bench />);
  let typed: Record<string, string> = {};
  for (const [at, step] of program.entries()) {
    const note = `note ${String(at)}`;
    if (step === 'writeFirst') typed['q1'] = note;
    if (step === 'writeSecond') typed['q2'] = note;
    if (step === 'discard') typed = {};
    await steps[step](note);
    look();
    for (const [key, text] of Object.entries(typed)) {
      // A note of the other device may follow an own one that was saved.
      if (!isElsewhere(noteOf(key)) || review.edits.has(answerKey(null, key))) expect(noteOf(key)).toBe(text);
      else delete typed[key];
    }
  }
  for (let round = 0; round < 8; round++) {
    while (calls.waiting() > 0) {
      await steps.saveEnds();
      look();
    }
    await steps.pageIsRead();
    if (review.edits.size > 0) await steps.save();
  }
  for (const [key, text] of Object.entries(typed)) {
    if (!isElsewhere(stored.notes[key])) expect(stored.notes[key]).toBe(text);
  }
  expect(overwritten).toEqual([]);
  expect(review.edits.has(answerKey(null, 'q1'))).toBe(false);
}

it('a note written while another is being saved stays and is saved next', async () => {
  await check(['writeFirst', 'save', 'writeSecond', 'saveEnds']);
});

it('a note survives a reload until it is saved', async () => {
  await check(['writeFirst', 'reload', 'writeSecond', 'reload', 'save', 'saveEnds', 'reload']);
  expect(review.edits.size).toBe(0);
});

it('a note of another device, which the page has read meanwhile, is not overwritten before somebody was told', async () => {
  await check(['writeFirst', 'elsewhereFirst', 'pageIsRead', 'save', 'saveEnds']);
});

it('a refusal of what was discarded does not let the next note overwrite one of another device', async () => {
  await check([
    'writeFirst',
    'save',
    'discard',
    'elsewhereSecond',
    'pageIsRead',
    'writeFirst',
    'saveEnds',
    'elsewhereFirst',
  ]);
});

it('in any order of writing, saving, reloads and notes of another device, no note is lost or silently overwritten', async () => {
  const names = Object.keys(steps) as Step[];
  await fc.assert(fc.asyncProperty(fc.array(fc.constantFrom(...names), { maxLength: 14 }), check), {
    numRuns: 200,
  });
}, 60_000);
