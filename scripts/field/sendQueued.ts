import { canStartVisit } from '#domain/scheduling/deadlines';
import type { Language } from '#framework/base/i18n/localized';
import type { Assignment, FieldClient } from './fieldClient';
import { FieldError } from './fieldError';
import { fieldTexts } from './fieldTexts';
import type { StoredEvidence, Outbox, QueuedVisit } from './outbox';

interface Sending {
  readonly client: FieldClient;
  readonly outbox: Outbox;
  readonly now: Date;
  /** Bytes of evidence per call. */
  readonly partSize: number;
  readonly language: Language;
  readonly print: (line: string) => void;
}

/** Concurrent uploads: as many files as one account may have waiting for the portal's check. */
const uploadsAtOnce = 2;

/** Fetches the changes since the last call and stores them. */
export async function pullChanges(client: FieldClient, outbox: Outbox): Promise<readonly Assignment[]> {
  const before = await outbox.state();
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
  await outbox.remember({ cursor, assignments });
  return assignments;
}

const timeOf = ({ visitAt }: Assignment) => (visitAt ? Date.parse(visitAt) : Number.POSITIVE_INFINITY);

/**
 * Sends all queued visits to the portal. Every step can be repeated: after a kill, the next run continues from the state that
 * the portal reports.
 */
export async function sendQueued(sending: Sending): Promise<void> {
  for (const visit of await sending.outbox.queued()) {
    try {
      await sendVisit(sending, visit);
    } catch (error) {
      if (error instanceof FieldError && error.isFinal) {
        const aside = await sending.outbox.layAside(visit);
        sending.print(fieldTexts.refused[sending.language](visit.number, aside));
      }
      throw error;
    }
  }
}

async function sendVisit(sending: Sending, visit: QueuedVisit): Promise<void> {
  const { client, outbox, language, print } = sending;
  const known = (await pullChanges(client, outbox)).find(({ id }) => id === visit.requestId);
  const opens = known?.actions.some(({ name }) => name === 'startInspection') ?? false;
  const version = known && opens ? await begin(sending, visit, known) : (known?.version ?? visit.version);
  if (visit.form === null) return outbox.done(visit);
  const { key, answers } = visit.form;
  const evidence = await sendAllEvidence(sending, visit, visit.form.evidence);
  const ids = new Map(evidence.map(({ sha256, fileId }) => [sha256, fileId]));
  // Stored before it is sent, so that exactly the same is sent again if the receipt is lost.
  await outbox.queue({ ...visit, form: { ...visit.form, evidence } });
  const sent = answers.map(({ files, ...answer }) => ({
    ...answer,
    fileIds: files.flatMap((sha256) => ids.get(sha256) ?? []),
  }));
  const receipt = await client.submitForm(visit.requestId, { version, answers: sent, key });
  print(fieldTexts.handedIn[language](visit.number, receipt));
  await outbox.done(visit);
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
  { client, now, language, print }: Sending,
  visit: QueuedVisit,
  known: Assignment,
): Promise<number> {
  let { version } = known;
  if (known.visitAt !== null && !canStartVisit(new Date(known.visitAt), now)) {
    // On a sandbox portal the visit need not wait for its day; a real portal refuses this call, and then the start.
    ({ version } = await client.bringForward({ id: known.id, version }));
    print(fieldTexts.broughtForward[language](visit.number));
  }
  const started = await client.start(known.id, { version, ...visit.start });
  print(fieldTexts.begun[language](visit.number));
  return started.version;
}

/** Sends the missing part of a file and returns its id when it is complete. */
async function sendEvidence(
  { client, outbox, partSize }: Sending,
  { requestId }: QueuedVisit,
  { sha256, name, size }: StoredEvidence,
): Promise<string> {
  const content = await outbox.evidence(sha256);
  let upload = await client.openEvidence(requestId, { name, size, sha256 });
  while (upload.file === null) {
    const part = content.subarray(upload.received, upload.received + partSize);
    upload = await client.appendEvidence(requestId, upload.id, upload.received, part);
  }
  return upload.file.id;
}
