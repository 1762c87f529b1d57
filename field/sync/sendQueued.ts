import { canStartVisit } from '#domain/scheduling/deadlines';
import type { Wire } from '#framework/contract/parts';
import type { FormReceipt } from '#domain/api/fieldViews';
import type { Assignment, FieldClient } from './fieldApi';
import { FieldError } from './fieldError';
import type { StoredEvidence, QueuedVisit, VisitStore } from './visitStore';

/** What happened to a visit while it was sent. */
export type SyncEvent =
  | { readonly kind: 'begun' | 'broughtForward'; readonly number: number }
  | { readonly kind: 'handedIn'; readonly number: number; readonly receipt: Wire<FormReceipt> }
  | { readonly kind: 'refused'; readonly number: number; readonly requestId: string };

interface Sending {
  readonly client: FieldClient;
  readonly store: VisitStore;
  readonly now: Date;
  /** Bytes of evidence per call. */
  readonly partSize: number;
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
 * Sends all queued visits to the portal. Every step can be repeated: after a kill, the next run continues from the state that
 * the portal reports.
 */
export async function sendQueued(sending: Sending): Promise<void> {
  for (const visit of await sending.store.queued()) {
    try {
      await sendVisit(sending, visit);
    } catch (error) {
      if (error instanceof FieldError && error.isFinal) {
        await sending.store.layAside(visit);
        const { number, requestId } = visit;
        sending.report({ kind: 'refused', number, requestId });
      }
      throw error;
    }
  }
}

async function sendVisit(sending: Sending, visit: QueuedVisit): Promise<void> {
  const { client, store, report } = sending;
  const known = (await pullChanges(client, store)).find(({ id }) => id === visit.requestId);
  const opens = known?.actions.some(({ name }) => name === 'startInspection') ?? false;
  const version = known && opens ? await begin(sending, visit, known) : (known?.version ?? visit.version);
  if (visit.form === null) return store.done(visit);
  const { key, answers } = visit.form;
  const evidence = await sendAllEvidence(sending, visit, visit.form.evidence);
  const ids = new Map(evidence.map(({ sha256, fileId }) => [sha256, fileId]));
  // Stored before it is sent, so that exactly the same is sent again if the receipt is lost.
  await store.queue({ ...visit, form: { ...visit.form, evidence } });
  const sent = answers.map(({ files, ...answer }) => ({
    ...answer,
    fileIds: files.flatMap((sha256) => ids.get(sha256) ?? []),
  }));
  const receipt = await client.submitForm(visit.requestId, { version, answers: sent, key });
  report({ kind: 'handedIn', number: visit.number, receipt });
  await store.done(visit);
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
          fileId: one.fileId ?? (await sendEvidence(sending, visit, one)),
        })),
      )),
    );
  }
  return sent;
}

/** Starts a visit that the portal does not have as started; returns its version then. */
async function begin(
  { client, now, report }: Sending,
  visit: QueuedVisit,
  known: Assignment,
): Promise<number> {
  let { version } = known;
  if (known.visitAt !== null && !canStartVisit(new Date(known.visitAt), now)) {
    // On a sandbox portal the visit need not wait for its day; a real portal refuses this call, and then the start.
    ({ version } = await client.bringForward({ id: known.id, version }));
    report({ kind: 'broughtForward', number: visit.number });
  }
  const started = await client.start(known.id, { version, ...visit.start });
  report({ kind: 'begun', number: visit.number });
  return started.version;
}

/** Sends the missing part of a file and returns its id when it is complete. */
async function sendEvidence(
  { client, store, partSize }: Sending,
  { requestId }: QueuedVisit,
  { sha256, name, size }: StoredEvidence,
): Promise<string> {
  const content = await store.evidence(sha256);
  let upload = await client.openEvidence(requestId, { name, size, sha256 });
  while (upload.file === null) {
    const part = content.subarray(upload.received, upload.received + partSize);
    upload = await client.appendEvidence(requestId, upload.id, upload.received, part);
  }
  return upload.file.id;
}
