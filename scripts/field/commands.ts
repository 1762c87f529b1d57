import { randomUUID } from 'node:crypto';
import { formatDateTime } from 'sijil/base/formats/dates';
import type { Language } from 'sijil/base/i18n/localized';
import type { Coordinates } from 'sijil/base/geo/coordinates';
import { statuses } from '#domain/workflow/statuses';
import type { Assignment, FieldClient } from '../../field/sync/fieldApi';
import { FieldError } from '../../field/sync/fieldError';
import { isWaiting, pullChanges, sendQueued, type SyncEvent } from '../../field/sync/sendQueued';
import type { QueuedVisit } from '../../field/sync/visitStore';
import { CommandError } from './commandError';
import { fillForm } from './fillForm';
import type { Outbox } from './outbox';
import { fieldTexts as texts } from './fieldTexts';
import { readAnswersFile } from './readAnswersFile';

export interface CommandOptions {
  readonly answers?: string;
  readonly seed?: string;
  readonly fail?: number;
  readonly language: Language;
  /** Email of the inspector. */
  readonly email: string;
  readonly all: boolean;
  /** True to send nothing: the work waits for `sync`. */
  readonly offline: boolean;
  /** Position of the device; by default the branch's own. */
  readonly at?: Coordinates;
  readonly partSize: number;
  readonly now: Date;
}

interface Scene {
  readonly client: FieldClient;
  readonly outbox: Outbox;
  readonly options: CommandOptions;
  readonly print: (line: string) => void;
}

type Command = (scene: Scene, positionals: readonly string[]) => Promise<void>;

/** Commands of the tool; each prints its result, a line at a time. */
export const commands: Readonly<Record<string, Command>> = {
  async assignments(scene) {
    const { print, options } = scene;
    const list = await assignmentsOf(scene);
    if (list.length === 0) print(texts.noVisits[options.language]);
    for (const one of list) {
      const when = one.visitAt ? formatDateTime(one.visitAt, options.language) : '—';
      const where = one.place ? `${one.place.name} (${one.place.city[options.language]})` : one.companyName;
      print(
        `R-${one.number}  ${statuses[one.status][options.language]}  ${when}  ${one.companyName}: ${where}`,
      );
    }
  },

  async start(scene, [visitNumber]) {
    const visit = await find(scene, visitNumber);
    await scene.outbox.queue(begun(scene, visit));
    await send(scene);
  },

  async submit(scene, [visitNumber]) {
    await fill(scene, await find(scene, visitNumber));
    await send(scene);
  },

  async play(scene, [visitNumber]) {
    const { print, options, outbox } = scene;
    const queued = (await outbox.queued()).filter((one) => one.form !== null && isWaiting(one));
    const list = visitNumber ? [await find(scene, visitNumber, queued)] : await assignmentsOf(scene);
    const due = visitNumber || options.all ? list : list.filter((one) => isDue(one, options.now));
    if (due.length === 0 && queued.length === 0) print(texts.noneDue[options.language]);
    // A queued submission is sent unchanged.
    for (const one of due) if (!queued.some(({ requestId }) => requestId === one.id)) await fill(scene, one);
    await send(scene);
  },

  async sync(scene) {
    await send(scene);
    const { length } = await pullChanges(scene.client, scene.outbox);
    scene.print(texts.synced[scene.options.language](length));
  },

  async 'first-password'({ client, print, options }, [password]) {
    if (!password) throw CommandError.usage(texts.firstPasswordAsks[options.language]);
    await client.changeFirstPassword(password, password);
    print(texts.firstPassword[options.language](options.email));
  },

  async 'day-off'({ client, print, options }, [from, to, reason]) {
    if (!from || !to || !reason) throw CommandError.usage(texts.dayOffAsks[options.language]);
    const { status } = await client.requestDayOff(from, to, reason);
    print(texts.dayOff[options.language](from, to, status));
  },
};

/** Assignments from the portal or, without a network, from the last answer. */
async function assignmentsOf({ client, outbox, options }: Scene): Promise<readonly Assignment[]> {
  if (options.offline) return (await outbox.state()).assignments;
  return pullChanges(client, outbox).catch(async (error: unknown) => {
    const { cursor, assignments } = await outbox.state();
    if (cursor === null || !isUnreachable(error)) throw error;
    return assignments;
  });
}

function begun({ options: { now, at } }: Scene, { id, number, version, place }: Assignment): QueuedVisit {
  const { latitude = null, longitude = null } = place ?? {};
  const here = at ?? (latitude !== null && longitude !== null ? { latitude, longitude } : null);
  return {
    requestId: id,
    number,
    version,
    start: {
      at: now.toISOString(),
      place: here,
      accuracy: 20,
    },
    form: null,
  };
}

/** Makes a visit and stores its result; `send` sends it later. */
async function fill(scene: Scene, assignment: Assignment): Promise<void> {
  const { outbox, options } = scene;
  const { answers: file, seed = String(assignment.number), fail, language, now } = options;
  const form = file
    ? await readAnswersFile(outbox, assignment, file, language)
    : await fillForm(outbox, assignment, { seed, fail, language, now });
  await outbox.queue({
    ...begun(scene, assignment),
    form: { ...form, key: randomUUID(), endedAt: options.now.toISOString() },
  });
}

async function send({ client, outbox, options, print }: Scene): Promise<void> {
  const waiting = async () =>
    texts.queued[options.language]((await outbox.queued()).filter(isWaiting).length, outbox.folder);
  if (options.offline) return print(await waiting());
  const { now, partSize, language } = options;
  const report = (event: SyncEvent) => print(lineOf(event, outbox, language));
  const sending = { client, store: outbox, now, partSize, bringsForward: true, report };
  const [failure] = await sendQueued(sending).catch(async (error: unknown) => {
    if (isUnreachable(error)) print(await waiting());
    throw error;
  });
  if (failure !== undefined) throw failure;
}

function lineOf(event: SyncEvent, outbox: Outbox, language: Language): string {
  switch (event.kind) {
    case 'handedIn':
      return texts.handedIn[language](event.number, event.receipt);
    case 'leftOver':
      return texts.leftOver[language](event.number, event.receipt.inspector);
    case 'refused':
      return texts[isWaiting(event.visit) ? 'keptToSend' : 'refused'][language](
        event.visit.number,
        outbox.fileOf(event.visit.requestId),
        event.error.message,
      );
    case 'begun':
    case 'broughtForward':
      return texts[event.kind][language](event.number);
  }
}

async function find(
  scene: Scene,
  visitNumber: string | undefined,
  queued: readonly QueuedVisit[] = [],
): Promise<Assignment> {
  if (!visitNumber) throw CommandError.usage(texts.whichVisit[scene.options.language]);
  const number = visitNumber.replace(/^(r-|#)/i, '');
  const list = [...(await assignmentsOf(scene)), ...(await scene.outbox.state()).assignments];
  const isWanted = (one: { readonly number: number }, id: string) =>
    id === visitNumber || String(one.number) === number;
  const found = list.find((one) => isWanted(one, one.id));
  if (found) return found;
  // Submitted, but its receipt was lost: the visit is no longer assigned, but still queued.
  const queuedVisit = queued.find((one) => isWanted(one, one.requestId));
  if (queuedVisit)
    return {
      id: queuedVisit.requestId,
      number: queuedVisit.number,
      version: queuedVisit.version,
    } as Assignment;
  const waiting = [...new Set(list.map((one) => `R-${one.number}`))];
  throw CommandError.usage(
    texts.unknownVisit[scene.options.language](visitNumber, scene.options.email, waiting.join(', ')),
  );
}

const isUnreachable = (error: unknown): boolean =>
  error instanceof FieldError && error.reason === 'unreachable';

function isDue({ visitAt }: Assignment, now: Date): boolean {
  return visitAt !== null && new Date(visitAt) <= now;
}
