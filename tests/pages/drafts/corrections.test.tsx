// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import fc from 'fast-check';
import { act, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { FileLink } from 'sijil/contract/parts';
import { useUploads } from 'sijil/react/fields/upload/useUploads';
import { CallError } from 'sijil/react/providers/apiError';
import { answerOf } from '@/pages/client/request/corrections/correctionAnswers';
import { type Item, keepMine, savedAnswerOf } from '@/pages/client/request/corrections/typedAnswer';
import { useCorrectionAnswers } from '@/pages/client/request/corrections/useCorrectionAnswers';
import { useSavedDrafts } from '@/pages/client/request/corrections/useSavedDrafts';
import { drawnPage } from '../../support/drawn';
import { anItem } from '../staffSamples';
import { aFile, heldCalls, heldUploads } from './held';

const { save, tryUpload } = vi.hoisted(() => ({ save: vi.fn(), tryUpload: vi.fn() }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({ callOperation: save }));
vi.mock('sijil/react/fields/upload/tryUpload', () => ({ tryUpload }));

const { draw } = drawnPage();
let client = new QueryClient();

/** The item as the server has it. */
let stored: Item;
const calls = heldCalls(save);
const uploads = heldUploads(tryUpload);

interface Body {
  readonly version: number;
  readonly action: string;
  readonly fileIds: readonly string[];
}

function putDraft(change: Partial<NonNullable<Item['draft']>>): void {
  const { action, contested, files } = savedAnswerOf(stored);
  const draft = { action, contested, files: [...files], by: null, at: '2026-11-22T07:00:00Z', ...change };
  stored = { ...stored, draft, draftVersion: stored.draftVersion + 1 };
}

/** Saves a draft as the server does: without the spaces around its text, and only on the version that it started from. */
function serve({ body }: { readonly body: Body }) {
  if (body.version !== stored.draftVersion) throw new CallError('Changed meanwhile', 409, 'stale_version');
  putDraft({ action: body.action.trim(), files: body.fileIds.map(aFile) });
  return { items: [stored] };
}

interface Shown {
  readonly answers: ReturnType<typeof useCorrectionAnswers>;
  readonly drafts: ReturnType<typeof useSavedDrafts>;
  readonly item: Item;
  readonly take: (files: readonly File[]) => Promise<void>;
}
let shown: Shown;

function Answer({ item }: { readonly item: Item }) {
  const answers = useCorrectionAnswers('r1');
  const drafts = useSavedDrafts('r1', [item]);
  const { take } = useUploads('document', (added) => answers.change(item.id, { added }));
  useEffect(() => {
    shown = { answers, drafts, item, take };
  });
  return null;
}
function Page() {
  const { data } = useQuery({
    queryKey: ['clientInspections.correctiveActions', { id: 'r1' }],
    queryFn: () => Promise.resolve(stored),
  });
  return data ? <Answer item={data} /> : null;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const shownAnswer = () => answerOf(shown.item, shown.answers.answers);
const idsOf = (files: readonly FileLink[]) => files.map(({ id }) => id).toSorted();

const steps = {
  type: (text: string): Promise<void> =>
    act(async () => shown.answers.change('item', { action: text, over: savedAnswerOf(shown.item).action })),
  /** Deletes what was typed until the text is the server's again. */
  typeBack: () => steps.type(savedAnswerOf(shown.item).action),
  pause: () => wait(1100),
  moment: () => wait(300),
  /** The oldest save reaches the server, and its answer the browser; or the answer is lost on the way. */
  saveEnds: () => act(async () => calls.serve(serve)),
  answerLost: () => act(async () => calls.serveUnanswered(serve)),
  connectionLost: () => act(async () => calls.refuse(new CallError('No connection', 0, 'offline'))),
  choosePhoto: (name: string) => act(async () => void shown.take([new File(['x'], name)])),
  uploadEnds: () => act(async () => uploads.end()),
  removePhoto: () =>
    act(async () => {
      const [file] = shownAnswer().files;
      if (file) shown.answers.change('item', { removed: file.id });
    }),
  colleagueTypes: (text: string) => act(async () => putDraft({ action: text.trim() })),
  colleagueAttaches: (name: string) =>
    act(async () => putDraft({ files: [...savedAnswerOf(stored).files, aFile(name)] })),
  /** The page reads the list again, as it does every half minute. */
  listIsRead: () => act(() => client.invalidateQueries()),
};
type Step = keyof typeof steps;

/** Lets everything end, and chooses the own text in a conflict. */
async function finish(): Promise<void> {
  for (let round = 0; round < 8; round++) {
    await steps.listIsRead();
    await act(async () => uploads.endAll());
    if (shown.drafts.conflicts.size > 0)
      await act(async () => shown.answers.put('item', (typed) => keepMine(shown.item, typed)));
    await wait(1100);
    await act(async () => calls.serve(serve));
    await wait(5100);
  }
}

interface Expected {
  readonly texts: readonly string[];
  readonly files: readonly string[];
}

/** Replays the steps and counts by hand what must be there in the end. */
async function play(program: readonly Step[]): Promise<Expected> {
  let texts = [''];
  let theirs: string | undefined;
  let removed: string[] = [];
  const files: string[] = [];
  for (const [at, step] of program.entries()) {
    if (step === 'removePhoto')
      removed = [
        ...removed,
        ...shownAnswer()
          .files.slice(0, 1)
          .map(({ id }) => id),
      ];
    const savedText = savedAnswerOf(shown.item).action;
    const value = step === 'type' || step === 'colleagueTypes' ? `text ${at} ` : `photo ${at}`;
    await steps[step](value);
    if (!program.includes('colleagueTypes')) expect([...shown.drafts.conflicts]).toEqual([]);
    // A colleague's text that was not seen yet stands where nothing was changed here.
    if (step === 'typeBack') texts = [savedText, ...(theirs === undefined ? [] : [theirs])];
    if (step === 'choosePhoto' || step === 'colleagueAttaches') files.push(value);
    if (step === 'type') texts = [value.trim()];
    // After a colleague's text either may stand: the own one where it was asked for, theirs where they wrote over it.
    if (step === 'colleagueTypes') {
      theirs = value.trim();
      texts = [...texts, theirs];
    }
  }
  return { texts, files: files.filter((file) => !removed.includes(file)).toSorted() };
}

async function open(): Promise<void> {
  vi.clearAllMocks();
  calls.reset();
  uploads.reset();
  stored = anItem({ draftVersion: 0, draft: null, files: [], action: null });
  client = new QueryClient();
  await draw(
    <QueryClientProvider client={client}>
      <Page />
    </QueryClientProvider>,
  );
  await wait(0);
  await act(async () => shown.answers.put('item', () => null));
}

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  await open();
  const { texts, files } = await play(program);
  await finish();
  expect(texts).toContain(stored.draft?.action ?? '');
  expect(idsOf(savedAnswerOf(stored).files)).toEqual(files);
  expect(shownAnswer().action.trim()).toBe(stored.draft?.action ?? '');
  expect(idsOf(shownAnswer().files)).toEqual(files);
  expect(shown.drafts.saving).toBe('saved');
}

it.each<readonly [string, readonly Step[]]>([
  ['chosen while a text was not saved yet', ['type', 'choosePhoto', 'pause', 'saveEnds', 'uploadEnds']],
  ['chosen before the text was typed', ['choosePhoto', 'type', 'pause', 'saveEnds', 'pause', 'uploadEnds']],
  ['and a save whose answer is lost', ['type', 'choosePhoto', 'pause', 'answerLost', 'uploadEnds', 'pause']],
  ['while a colleague writes', ['choosePhoto', 'type', 'pause', 'saveEnds', 'colleagueTypes', 'uploadEnds']],
])('a photo %s erases no text', async (_, program) => {
  await check(program);
});

it.each<readonly [string, readonly Step[]]>([
  [
    'taken back while its save is under way is not stored after all',
    ['type', 'pause', 'typeBack', 'saveEnds'],
  ],
  [
    'whose save arrived unanswered is nobody else’s',
    ['type', 'pause', 'answerLost', 'type', 'listIsRead', 'moment'],
  ],
])('a text %s', async (_, program) => {
  await check(program);
});

it('in any order of typing, saving, uploading and a colleague’s changes, no text and no file is lost', async () => {
  const names = Object.keys(steps) as Step[];
  const frequent: Step[] = ['type', 'type', 'pause', 'pause', 'pause', 'saveEnds', 'typeBack'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...frequent, ...names), { maxLength: 14 }), check),
    { numRuns: 60 },
  );
}, 60_000);
