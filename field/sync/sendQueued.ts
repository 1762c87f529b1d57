import { canStartVisit } from '#domain/scheduling/deadlines';
import type { Wire } from 'sijil/contract/parts';
import type { FormReceipt, LeftoverReceipt } from '#domain/api/fieldViews';
import { type Assignment, canBegin, type FieldClient, type SentAnswer } from './fieldApi';
import { FieldError } from './fieldError';
import { draftEveryMs, mostMerges, newerDraft, sendDrafts, visitsUnderWay } from './sendDrafts';
import type { FilledForm, QueuedVisit, StoredEvidence, VisitStore } from './visitStore';

/** What happened to a visit while it was sent. */
export type SyncEvent =
  | { readonly kind: 'begun' | 'broughtForward'; readonly number: number }
  | { readonly kind: 'handedIn'; readonly number: number; readonly receipt: Wire<FormReceipt> }
  /** The visit is no longer the inspector's: the work was handed over, and counts for no result. */
  | { readonly kind: 'leftOver'; readonly number: number; readonly receipt: Wire<LeftoverReceipt> }
  | { readonly kind: 'refused'; readonly visit: QueuedVisit; readonly error: FieldError };

interface Sending {
  readonly client: FieldClient;
  readonly store: VisitStore;
  readonly now: Date;
  /** Bytes of evidence per call. */
  readonly partSize: number;
  /** True to bring a visit forward before it is started too early, which only a sandbox portal permits. */
  readonly bringsForward?: boolean;
  readonly report: (event: SyncEvent) => void;
}

/** Concurrent uploads: as many files as one account may have waiting for the portal's check. */
const uploadsAtOnce = 2;

/** Fetches the changes since the last call and stores them. */
export async function pullChanges(client: FieldClient, store: VisitStore): Promise<readonly Assignment[]> {
  const before = await store.state();
  const { cursor, changed, gone } = await client.changes(before.cursor).catch((error: unknown) => {
    // Cursor of another portal, or an expired one: fetch everything again.
    if (error instanceof FieldError && error.code === 'cursor_unknown') return client.changes(null);
    throw error;
  });
  const fresh = new Set([...gone, ...changed.map(({ id }) => id)]);
  const unchanged = before.cursor === null ? [] : before.assignments.filter(({ id }) => !fresh.has(id));
  const assignments = [...unchanged, ...changed].toSorted(
    (a, b) => timeOf(a) - timeOf(b) || a.number - b.number,
  );
  await store.remember({ cursor, assignments });
  return assignments;
}

const timeOf = ({ visitAt }: Assignment) => (visitAt ? Date.parse(visitAt) : Number.POSITIVE_INFINITY);

/**
 * Sends the queued visits to the portal: first all starts, then drafts, forms, and photos of visits under way. Every step can be
 * repeated: after a kill, the next run continues from the state that the portal reports. A visit that fails stays queued with
 * its refusal and stops no other.
 * Returns the failures.
 * @throws FieldError where no visit can be sent: without a network, or signed out
 */
export async function sendQueued(sending: Sending): Promise<readonly unknown[]> {
  const failures: unknown[] = [];
  const attempt = async (
    visit: QueuedVisit,
    step: (sent: Sending, visit: QueuedVisit) => Promise<void>,
  ): Promise<boolean> => {
    try {
      await withRefresh(sending, () => step(sending, visit));
      return true;
    } catch (error) {
      if (error instanceof FieldError && error.endsRun) throw error;
      failures.push(error);
      if (error instanceof FieldError) await keepRefused(sending, visit, error);
      return false;
    }
  };
  await pullChanges(sending.client, sending.store);
  const begun: QueuedVisit[] = [];
  for (const visit of (await sending.store.queued()).filter(isWaiting))
    if (await attempt(visit, begin)) begun.push(visit);
  failures.push(...(await sendDrafts(sending, draftEveryMs)));
  for (const visit of begun.toSorted((a, b) => endOf(a).localeCompare(endOf(b))))
    await attempt(visit, handIn);
  failures.push(...(await sendPhotosUnderWay(sending)));
  return failures;
}

/** Sends the photos of visits that are not finished, so that they are not on the phone alone, and the drafts that name them. */
async function sendPhotosUnderWay(sending: Sending): Promise<readonly unknown[]> {
  const { store } = sending;
  const { drafts } = store;
  if (!drafts) return [];
  const failures: unknown[] = [];
  for (const { requestId, evidence } of await visitsUnderWay(store, drafts)) {
    for (const one of evidence) {
      try {
        await drafts.uploaded(one.sha256, await sendFile(sending, { requestId }, one));
      } catch (error) {
        if (error instanceof FieldError && error.endsRun) throw error;
        failures.push(error);
      }
    }
    if (evidence.length > 0) failures.push(...(await sendDrafts(sending, 0)));
  }
  return failures;
}

const endOf = ({ form }: QueuedVisit): string => form?.endedAt ?? '';

/** True for a visit that the next run sends; others wait for a change of their inspector. */
export const isWaiting = ({ refusal }: QueuedVisit): boolean => refusal?.retry !== 'never';

/** Repeats a step once with the portal's newest state, if its refusal says that this may help. */
async function withRefresh({ client, store }: Sending, step: () => Promise<void>): Promise<void> {
  try {
    await step();
  } catch (error) {
    if (!(error instanceof FieldError) || !(error.retry === 'afterRefresh' || error.code === 'not_found'))
      throw error;
    await pullChanges(client, store);
    await step();
  }
}

async function keepRefused({ store, report }: Sending, visit: QueuedVisit, error: FieldError): Promise<void> {
  const { code, message, retry, fields } = error;
  // The files that were uploaded meanwhile are stored with the visit.
  const current = (await store.queued()).find(({ requestId }) => requestId === visit.requestId) ?? visit;
  const refused = { ...current, refusal: { code, message, retry, fields } };
  await store.queue(refused);
  report({ kind: 'refused', visit: refused, error });
}

/** The assignment of a visit as last received; undefined for a visit that is not the inspector's any more. */
async function assignmentOf({ store }: Sending, { requestId }: QueuedVisit): Promise<Assignment | undefined> {
  return (await store.state()).assignments.find(({ id }) => id === requestId);
}

/** Reports the start of a visit that the portal does not have as started. */
async function begin(sending: Sending, visit: QueuedVisit): Promise<void> {
  const { client, store, report } = sending;
  const known = await assignmentOf(sending, visit);
  if (known && canBegin(known)) {
    const version = await broughtForward(sending, known);
    await client.start(known.id, { version, ...visit.start });
    report({ kind: 'begun', number: visit.number });
    await pullChanges(client, store);
  }
  if (visit.form === null) await store.done(visit);
}

/** Version of the visit, which a sandbox portal first brings forward, so that it need not wait for its day. */
async function broughtForward(
  { client, now, bringsForward = false, report }: Sending,
  { id, number, version, visitAt }: Assignment,
): Promise<number> {
  if (!bringsForward || visitAt === null || canStartVisit(new Date(visitAt), now)) return version;
  const moved = await client.bringForward({ id, version }).catch((error: unknown) => {
    // A real portal has no such call; its refusal of the start says why.
    if (error instanceof FieldError && error.reason === 'refused') return null;
    throw error;
  });
  if (moved) report({ kind: 'broughtForward', number });
  return moved?.version ?? version;
}

/** Submits a form; where another device sent a newer draft, after a merge with it. */
async function handIn(sending: Sending, visit: QueuedVisit): Promise<void> {
  const { store, now } = sending;
  const { requestId } = visit;
  let current: QueuedVisit | undefined = visit;
  for (let merges = 0; current; merges += 1) {
    try {
      return await handInAs(sending, current);
    } catch (error) {
      const newer = newerDraft(error);
      if (!newer || !store.drafts || merges === mostMerges) throw error;
      await store.drafts.merge(requestId, newer, now);
      current = (await store.queued()).find((one) => one.requestId === requestId);
    }
  }
}

async function handInAs(sending: Sending, visit: QueuedVisit): Promise<void> {
  if (visit.form === null) return;
  const uploadedEarlier = visit.form.evidence.some(({ fileId }) => fileId !== undefined);
  try {
    await submit(sending, visit, visit.form);
  } catch (error) {
    // The portal deletes files that were uploaded and not handed in for long: they are uploaded again, once.
    if (!uploadedEarlier || !(error instanceof FieldError) || error.code !== 'validation_failed') throw error;
    await submit(sending, visit, {
      ...visit.form,
      // What another device uploaded is not here to be uploaded again.
      evidence: visit.form.evidence.map((file) => (file.size > 0 ? { ...file, fileId: undefined } : file)),
    });
  }
}

async function submit(sending: Sending, visit: QueuedVisit, form: FilledForm): Promise<void> {
  const { client, store, report } = sending;
  const { requestId, number, start, draftNumber } = visit;
  const { key, endedAt } = form;
  const shared = { key, ...(endedAt !== undefined && { endedAt }), ...(draftNumber && { draftNumber }) };
  const assigned = await assignmentOf(sending, visit);
  const isComplete = form.evidence.every(({ fileId }) => fileId !== undefined);
  if (assigned ?? isComplete) {
    const answers = await sendEvidence(sending, visit, form);
    const receipt = await client
      .submitForm(requestId, { ...shared, version: assigned?.version ?? visit.version, answers })
      .catch((error: unknown) => {
        if (!assigned && isNoLongerTheirs(error)) return null;
        throw error;
      });
    if (receipt) {
      report({ kind: 'handedIn', number, receipt });
      return store.done(visit);
    }
  }
  const answers = await sendEvidence(sending, visit, form);
  const receipt = await client.submitLeftover(requestId, { ...shared, startedAt: start.at, answers });
  report({ kind: 'leftOver', number, receipt });
  await store.done(visit);
}

/** True for the refusal of a visit that was given to somebody else, or cancelled. */
const isNoLongerTheirs = (error: unknown): boolean =>
  error instanceof FieldError && (error.code === 'not_found' || error.code === 'illegal_transition');

/** Uploads what is missing of a form's evidence and returns the answers with the ids of the files. */
async function sendEvidence(sending: Sending, visit: QueuedVisit, form: FilledForm): Promise<SentAnswer[]> {
  const evidence = await sendAllEvidence(sending, visit, form.evidence);
  const ids = new Map(evidence.map(({ sha256, fileId }) => [sha256, fileId]));
  // Stored before it is sent, so that exactly the same is sent again if the receipt is lost.
  await sending.store.queue({ ...visit, form: { ...form, evidence } });
  const idsOf = (files: readonly string[]) => files.flatMap((sha256) => ids.get(sha256) ?? []);
  return form.answers.map(({ files, mendedFiles, ...answer }) => ({
    ...answer,
    fileIds: idsOf(files),
    ...(mendedFiles && { mendedFileIds: idsOf(mendedFiles) }),
  }));
}

async function sendAllEvidence(
  sending: Sending,
  visit: QueuedVisit,
  evidence: readonly StoredEvidence[],
): Promise<StoredEvidence[]> {
  const sent: StoredEvidence[] = [];
  for (let first = 0; first < evidence.length; first += uploadsAtOnce) {
    const some = evidence.slice(first, first + uploadsAtOnce);
    sent.push(
      ...(await Promise.all(
        some.map(async (one) => ({
          ...one,
          fileId: one.fileId ?? (await sendFile(sending, visit, one)),
        })),
      )),
    );
  }
  return sent;
}

/** Sends the missing part of a file and returns its id when it is complete. */
async function sendFile(
  { client, store, partSize }: Sending,
  { requestId }: Pick<QueuedVisit, 'requestId'>,
  { sha256, name, size, takenAt, place, accuracy }: StoredEvidence,
): Promise<string> {
  const content = await store.evidence(sha256);
  let upload = await client.openEvidence(requestId, {
    name,
    size,
    sha256,
    ...(takenAt && { takenAt, place: place ?? null, accuracy: accuracy ?? null }),
  });
  while (upload.file === null) {
    const part = content.subarray(upload.received, upload.received + partSize);
    upload = await client.appendEvidence(requestId, upload.id, upload.received, part);
  }
  return upload.file.id;
}
