// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import fc from 'fast-check';
import { act, type ReactNode, useEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { defineResource, image, text } from 'sijil/schema/index';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { useDeclaredForm } from 'sijil/react/console/form/useDeclaredForm';
import { UploadCounterContext, useUploadsUnderWay } from 'sijil/react/fields/upload/uploadsUnderWay';
import { useUpload } from 'sijil/react/fields/upload/useUploads';
import { useShapeForm } from 'sijil/react/forms/useShapeForm';
import { loadValidate } from 'sijil/react/forms/useShapeErrors';
import { CallError } from 'sijil/react/providers/apiError';
import { useSession } from 'sijil/react/providers/session';
import { drawnPage } from '../../support/drawn';
import { draftOnServer } from './draftOnServer';
import { heldCalls, heldUploads } from './held';

const { held, tryUpload, read } = vi.hoisted(() => ({
  held: vi.fn(),
  tryUpload: vi.fn(),
  /** Record as the page has read it last, and draft as it was when the form was opened. */
  read: { record: {} as object, draft: {} as object },
}));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/operations', () => ({
  callOperation: held,
  useOperation: () => ({ data: read.draft }),
}));
vi.mock('@refinedev/core', () => ({ useOne: () => ({ query: { data: { data: read.record } } }) }));
vi.mock('sijil/react/console/writes/useRecordWrites', () => ({
  useRecordWrites: () => ({ update: (id: string, values: object) => held('update', { id, values }) }),
}));
vi.mock('sijil/react/fields/upload/tryUpload', () => ({ tryUpload }));
// The form is opened again below, instead of the whole document.
vi.mock('sijil/react/forms/readAgain', () => ({ readAgain: (before: () => void) => before() }));
vi.mock('sijil/react/console/form/DraftOffer', () => ({
  DraftOffer: (ask: { readonly onContinue: () => void; readonly onDiscard: () => void }) => (
    <>
      <button type="button" onClick={ask.onContinue}>
        continue
      </button>
      <button type="button" onClick={ask.onDiscard}>
        discard
      </button>
    </>
  ),
}));
vi.mock('sijil/react/forms/DraftElsewhere', () => ({
  DraftElsewhere: (ask: {
    readonly state: string;
    readonly onMine: () => void;
    readonly onTheirs: () => void;
  }) =>
    ask.state === 'elsewhere' && (
      <>
        <button type="button" onClick={ask.onMine}>
          mine
        </button>
        <button type="button" onClick={ask.onTheirs}>
          theirs
        </button>
      </>
    ),
}));
// The dialog without antd's movement.
vi.mock('sijil/react/components/HeldModal', () => ({
  HeldModal: (props: { readonly onOk: () => void; readonly children: ReactNode }) => (
    <div>
      {props.children}
      <button type="button" onClick={props.onOk}>
        save over
      </button>
    </div>
  ),
}));

const label = { ar: 'حقل', en: 'Field' };
const places = defineResource('places', {
  label: { one: { ar: 'المكان', en: 'Place' }, many: { ar: 'الأماكن', en: 'Places' } },
  fields: {
    name: text({ label, required: true, max: 120 }),
    remark: text({ label, max: 120 }),
    picture: image({ label }),
  },
  title: 'name',
  list: ['name'],
  search: ['name'],
  sort: { field: 'name', order: 'asc' },
  access: { read: ['admin'], create: ['admin'], update: ['admin'], delete: ['admin'] },
});

const { draw, all } = drawnPage();
const calls = heldCalls(held);
const uploads = heldUploads(tryUpload);

type Values = Readonly<Record<string, unknown>>;
interface Draft {
  readonly version: number | null;
  readonly values: Values;
  readonly before: Values;
}
const none: Draft = { version: null, values: {}, before: {} };
const drafts = draftOnServer<Draft>(none);

/** The record as the server has it. */
let stored: ConsoleRecord;
/** Versions whose values a person here has seen, and those that were replaced without that. */
let seenVersions = new Set<number>();
let replacedUnseen: number[] = [];
/** Version that the server sent with its last refusal. */
let refusedWith = 0;
const change = (values: Values) => {
  stored = { ...stored, ...values, version: stored.version + 1 };
  // The page hears of it, by a live change.
  read.record = stored;
};

type Sent =
  | { readonly values: Values & { readonly version: number } }
  | { readonly body: Draft & { readonly writer?: string | null; readonly seen?: number | null } };
/** Saves the record as the server does, only over its version; or the draft, which is thrown away where it is empty. */
function serve(sent: Sent) {
  if ('body' in sent) {
    const { version, values, before, ...by } = sent.body;
    if (Object.keys(values).length === 0) drafts.throwAway(by);
    else drafts.save({ version, values, before }, by);
    drafts.forgetChoice();
    return null;
  }
  const { version, ...values } = sent.values;
  if (version !== stored.version) {
    refusedWith = stored.version;
    throw new CallError('Changed', 409, 'stale_version', {}, stored);
  }
  if (!seenVersions.has(version)) replacedUnseen.push(version);
  change(values);
  return stored;
}

interface Shown {
  readonly form: ReturnType<typeof useShapeForm>;
  readonly send: (file: File) => Promise<void>;
  readonly sending: boolean;
}
let shown: Shown;
/** True once the form was saved, and its page left. */
let isSaved = false;

function Picture({ form }: { readonly form: Shown['form'] }) {
  const { send, sending } = useUpload('image', (file) => form.change('picture', file));
  useEffect(() => {
    shown = { form, send, sending };
  });
  return null;
}
/** Parts of a generated form, without its boxes. */
function Form() {
  const { formProps, draftOffer, dialog } = useDeclaredForm(places, {
    id: 'p1',
    onMutationSuccess: () => {
      isSaved = true;
    },
  });
  const uploads = useUploadsUnderWay();
  const form = useShapeForm({ ...formProps, held: uploads.underWay });
  return (
    <UploadCounterContext value={uploads.counter}>
      {draftOffer}
      <Picture form={form} />
      {dialog}
    </UploadCounterContext>
  );
}

let offered = none;
async function open(): Promise<void> {
  const { body, writes } = drafts.row();
  const draft = Object.keys(body.values).length === 0 ? null : { ...body, savedAt: '2026-11-22T07:00:00Z' };
  read.record = stored;
  read.draft = { draft, writes };
  isSaved = false;
  await draw(
    <QueryClientProvider client={new QueryClient()}>
      <Form key={Math.random()} />
    </QueryClientProvider>,
  );
  seenVersions.add(stored.version);
  offered = body;
}

const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) =>
  all<HTMLButtonElement>('button').find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
function answerOffer(answer: 'continue' | 'discard'): Promise<void> {
  if (button(answer)) drafts.show(offered);
  return press(answer);
}
const name = () => shown.form.values['name'];
/** The form takes no input while it is being sent. */
const isHeld = () => shown.form.sending.current;

const steps = {
  type: (value: string) => act(async () => void (isHeld() || shown.form.change('name', value))),
  pause: () => wait(900),
  saveEnds: () => act(async () => calls.serve(serve)),
  answerLost: () => act(async () => calls.serveUnanswered(serve)),
  connectionLost: () => act(async () => calls.refuse(new CallError('No connection', 0, 'offline'))),
  choose: (value: string) =>
    act(async () => void (shown.sending || isHeld() || shown.send(new File(['x'], value)))),
  uploadEnds: () => act(async () => uploads.end()),
  submit: () => act(async () => void shown.form.submit()),
  /** The same person types in this form on another device. */
  elsewhere: (value: string) =>
    act(async () => drafts.writeElsewhere({ version: stored.version, values: { name: value }, before: {} })),
  /** Another person saves the record. */
  colleagueNames: (value: string) => act(async () => change({ name: value })),
  colleagueRemarks: (value: string) => act(async () => change({ remark: value })),
  mine: async () => {
    if (button('mine')) drafts.choose();
    await press('mine');
  },
  theirs: async () => {
    if (!button('theirs')) return;
    await press('theirs');
    await reopen();
  },
  continue: () => answerOffer('continue'),
  discard: () => answerOffer('discard'),
  saveOver: async () => {
    // The dialog shows what the server sent with its refusal.
    if (button('save over')) seenVersions.add(refusedWith);
    await press('save over');
  },
  reopen: () => reopen(),
};
type Step = keyof typeof steps;

async function reopen(): Promise<void> {
  await draw(null);
  // What the page sends while it is left arrives before it is opened again.
  while (calls.waiting() > 0) await steps.saveEnds();
  await open();
}

beforeEach(async () => {
  await loadValidate();
  vi.useFakeTimers();
  useSession.setState({ user: { id: 'reem', role: 'admin' } as never });
  return () => vi.useRealTimers();
});

const aFileId = (at: number) => `00000000-0000-4000-8000-0000000000${String(at + 10)}`;

async function check(program: readonly Step[]): Promise<void> {
  await draw(null);
  calls.reset();
  uploads.reset();
  drafts.reset();
  seenVersions = new Set();
  replacedUnseen = [];
  stored = {
    id: 'p1',
    version: 1,
    name: 'first',
    remark: '',
    picture: null,
    $title: label,
    $titles: {},
  } as never;
  await open();
  /** Name typed in the open form, and the picture chosen in it; null where it shows the record's. */
  let typed: string | null = null;
  let picture: string | null = null;
  let remark = '';
  const take = async (step: Step, value: string) => {
    const [taken, held, asked] = [tryUpload.mock.calls.length, isHeld(), button('mine') || button('discard')];
    const isOffered = button('continue') !== undefined;
    const isLeft = step === 'reopen' || (step === 'theirs' && button('theirs') !== undefined);
    if (step === 'colleagueRemarks') remark = value;
    if (step === 'type' && !held) typed = value;
    await steps[step](value);
    if (tryUpload.mock.calls.length > taken) picture = value;
    // The own text stands where something was typed over an offered draft.
    if (step === 'continue' && isOffered) typed ??= String(offered.values['name']);
    if (isLeft) {
      const { body, isElsewhere } = drafts.row();
      // Leaving an open question leaves the text: the page asks before.
      if (step === 'reopen' && typed !== null && !asked && !isElsewhere)
        expect([stored['name'], body.values['name']]).toContain(typed);
      [typed, picture] = [null, null];
    }
    if (isSaved) {
      if (typed !== null) expect(stored['name']).toBe(typed);
      if (picture !== null) expect(stored['picture']).toBe(picture);
      [typed, picture] = [null, null];
      await reopen();
    }
    if (typed !== null) expect(name()).toBe(typed);
    expect(stored['remark']).toBe(remark);
    expect([drafts.overwrittenUnseen(), replacedUnseen]).toEqual([[], []]);
  };
  for (const [at, step] of program.entries())
    await take(step, step === 'choose' ? aFileId(at) : `${step} ${String(at)}`);
  for (let round = 0; round < 12 && (typed !== null || picture !== null); round++) {
    await act(async () => uploads.endAll());
    await take('submit', '');
    await take('saveEnds', '');
    await take('saveOver', '');
  }
  expect([typed, picture]).toEqual([null, null]);
}

it.each<readonly [string, readonly Step[]]>([
  [
    'typed elsewhere stays where the form is saved here',
    ['type', 'pause', 'saveEnds', 'elsewhere', 'submit', 'saveEnds', 'saveEnds'],
  ],
  [
    'that is offered stays while something else is typed',
    ['elsewhere', 'reopen', 'type', 'pause', 'saveEnds'],
  ],
  [
    'begun elsewhere after one was thrown away here is no text that was read here',
    ['elsewhere', 'reopen', 'discard', 'saveEnds', 'elsewhere', 'type', 'pause', 'saveEnds'],
  ],
])('a draft %s', async (_, program) => {
  await check(program);
});

it('a picture is saved with the text that was typed and sent while it was uploaded', async () => {
  await check(['choose', 'type', 'submit', 'pause', 'saveEnds', 'colleagueNames', 'uploadEnds', 'submit']);
});

it('in any order of typing, uploading, saving and changes elsewhere, no input of a record’s form is lost or silently overwritten', async () => {
  const names = Object.keys(steps) as Step[];
  const frequent: Step[] = ['type', 'type', 'pause', 'pause', 'saveEnds', 'saveEnds', 'elsewhere', 'reopen'];
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...frequent, ...names), { maxLength: 16 }), check),
    { numRuns: 120 },
  );
}, 60_000);
