import type { KnownVisits, PlannedAnswer, QueuedVisit, VisitStore } from '../../sync/visitStore';
import { filledParts } from '../filled';
import { type FieldDatabase, writing } from './database';
import { draftStoreOf } from './draftStore';
import type { FieldStore } from './fieldStore';
import { readPhrases, withNotesOf } from './phrases';
import { photosOf, type StoredAnswer, toEvidence, type Work } from './records';

/** The phone's store as the sending engine uses it. */
export function visitStoreOf(
  { within, change }: Pick<FieldStore, 'within' | 'change'>,
  now: () => Date,
): VisitStore {
  return {
    drafts: draftStoreOf({ within, change }),

    state: () =>
      within(async (database) => ({
        cursor: (await database.get('meta', 'cursor')) ?? null,
        assignments: await database.getAll('visits'),
      })),

    remember: ({ cursor, assignments }: KnownVisits) =>
      change(async (database) => {
        const tx = writing(database, ['meta', 'visits']);
        await tx.objectStore('visits').clear();
        for (const one of assignments) await tx.objectStore('visits').put(one);
        if (cursor !== null) await tx.objectStore('meta').put(cursor, 'cursor');
        await tx.done;
      }),

    async keepEvidence() {
      throw new Error('The app stores a photo together with its answer.');
    },

    evidence: async (sha256) => {
      const bytes = await within((database) => database.get('bytes', sha256));
      if (!bytes) throw new Error(`The photo ${sha256} is not on this phone.`);
      return new Uint8Array(bytes);
    },

    queued: () =>
      within(async (database) => {
        const begun = await database.getAll('work');
        const due = begun.filter(({ startSent, end }) => !startSent || end);
        const byEnd = due.toSorted((a, b) => (a.end?.at ?? '~').localeCompare(b.end?.at ?? '~'));
        return Promise.all(byEnd.map((work) => toQueued(database, work)));
      }),

    /** Stores what the portal has of the visit's photos, and what it refused. */
    queue: ({ requestId, form, refusal }) =>
      change(async (database) => {
        const tx = writing(database, ['photos', 'work']);
        const work = await tx.objectStore('work').get(requestId);
        if (work) await tx.objectStore('work').put({ ...work, refusal });
        for (const { sha256, fileId } of form?.evidence ?? []) {
          const photo = await tx.objectStore('photos').get(sha256);
          if (photo) await tx.objectStore('photos').put({ ...photo, fileId });
        }
        await tx.done;
      }),

    done: (visit) =>
      change((database) => (visit.form ? remove(database, visit, now()) : noteStart(database, visit))),
  };
}

async function toQueued(database: FieldDatabase, work: Work): Promise<QueuedVisit> {
  const { requestId, assignment, start, end, refusal, draft } = work;
  const { number, version } = assignment;
  const visit = { requestId, number, version, start, refusal, ...(draft && { draftNumber: draft.number }) };
  if (!end) return { ...visit, form: null };
  const [answers, photos] = await Promise.all([
    database.getAllFromIndex('answers', 'visit', requestId),
    database.getAllFromIndex('photos', 'visit', requestId),
  ]);
  const given = filledParts({ assignment, work, answers, photos }).flatMap((one) =>
    one.answers.flatMap(({ questionKey }) => one.stored.get(questionKey) ?? []),
  );
  const used = new Set(given.flatMap(photosOf));
  return {
    ...visit,
    form: {
      key: end.key,
      endedAt: end.at,
      answers: given.map(toPlanned),
      evidence: photos.filter(({ sha256 }) => used.has(sha256)).map(toEvidence),
    },
  };
}

function toPlanned({
  part,
  questionKey,
  score,
  reading,
  entries,
  note,
  files,
  mendedFiles = [],
  mendedNote,
}: StoredAnswer): PlannedAnswer {
  return {
    vehicleId: part || null,
    questionKey,
    ...(score !== undefined && { score }),
    ...(reading !== undefined && { reading }),
    ...(entries && { entries }),
    ...(note?.trim() && { note }),
    files,
    ...(mendedFiles.length > 0 && { mendedFiles, ...(mendedNote?.trim() && { mendedNote }) }),
  };
}

async function noteStart(database: FieldDatabase, { requestId }: QueuedVisit): Promise<void> {
  const tx = writing(database, ['work']);
  const work = await tx.objectStore('work').get(requestId);
  if (work) await tx.objectStore('work').put({ ...work, startSent: true });
  await tx.done;
}

/** Removes a visit that was handed in, with the photos that no other visit uses, and stores that it was. */
async function remove(database: FieldDatabase, visit: QueuedVisit, now: Date): Promise<void> {
  const { requestId, number } = visit;
  const tx = writing(database, ['meta', 'work', 'answers', 'photos', 'bytes', 'visits', 'sent']);
  const [work, answers] = [tx.objectStore('work'), tx.objectStore('answers')];
  const { assignment } = (await work.get(requestId)) ?? {};
  const name = assignment?.place?.name ?? assignment?.companyName ?? '';
  await tx.objectStore('sent').put({ requestId, number, name, sentAt: now.toISOString() });
  const given = await answers.index('visit').getAll(requestId);
  const phrases = withNotesOf(readPhrases(await tx.objectStore('meta').get('phrases')), given);
  await tx.objectStore('meta').put(JSON.stringify(phrases), 'phrases');
  await work.delete(requestId);
  await tx.objectStore('visits').delete(requestId);
  for (const key of await answers.index('visit').getAllKeys(requestId)) await answers.delete(key);
  const used = new Set((await answers.getAll()).flatMap(photosOf));
  for (const sha256 of await tx.objectStore('photos').index('visit').getAllKeys(requestId)) {
    if (used.has(sha256)) continue;
    await tx.objectStore('photos').delete(sha256);
    await tx.objectStore('bytes').delete(sha256);
  }
  await tx.done;
}
