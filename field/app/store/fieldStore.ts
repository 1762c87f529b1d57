import type { Assignment } from '../../sync/fieldApi';
import { openDatabase, writing } from './database';
import { answersOfDraft, photosOfDraft } from './draftStore';
import { readPhrases } from './phrases';
import {
  type AnswerKey,
  type NewPhoto,
  type PhotoUse,
  photosOf,
  type SentVisit,
  type Start,
  type StoredAnswer,
  type StoredPhoto,
  type Work,
} from './records';

/** A visit on this phone with all that was done for it. */
export interface VisitOnPhone {
  readonly assignment: Assignment;
  readonly work: Work | undefined;
  readonly answers: readonly StoredAnswer[];
  readonly photos: readonly StoredPhoto[];
}

export type FieldStore = ReturnType<typeof openFieldStore>;

/** Visits, answers and photos of one person on this phone. A promise of a change resolves once it is on the disk. */
export function openFieldStore(name: string) {
  const within = openDatabase(name);
  const listeners = new Set<() => void>();

  const change = async <T>(work: Parameters<typeof within<T>>[0]): Promise<T> => {
    const result = await within(work);
    for (const listener of listeners) listener();
    return result;
  };

  const visit = (id: string): Promise<VisitOnPhone | undefined> =>
    within(async (database) => {
      const [known, work] = await Promise.all([database.get('visits', id), database.get('work', id)]);
      const assignment = known ?? work?.assignment;
      if (!assignment) return undefined;
      const [answers, photos] = await Promise.all([
        database.getAllFromIndex('answers', 'visit', id),
        database.getAllFromIndex('photos', 'visit', id),
      ]);
      const shown = photos.map(async (photo) => ({
        ...photo,
        thumbnail: photo.thumbnail ?? (await database.get('pictures', photo.fileId ?? photo.sha256)),
      }));
      return { assignment, work, answers, photos: await Promise.all(shown) };
    });

  return {
    within,
    change,
    visit,

    /** Calls the listener after each change; returns the function that stops it. */
    follow(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    /** Visits to make, and those begun here, the earliest first. */
    async visits(): Promise<readonly VisitOnPhone[]> {
      const ids = await within(async (database) => {
        const [known, begun] = await Promise.all([
          database.getAllKeys('visits'),
          database.getAllKeys('work'),
        ]);
        return [...new Set([...known, ...begun])];
      });
      const found = await Promise.all(ids.map(visit));
      return found.flatMap((one) => one ?? []).toSorted((a, b) => timeOf(a) - timeOf(b));
    },

    /** Visits handed in from here, the latest first. */
    async sent(): Promise<readonly SentVisit[]> {
      const all = await within((database) => database.getAll('sent'));
      return all.toSorted((a, b) => b.sentAt.localeCompare(a.sentAt));
    },

    /** Stores that the work of a visit went to the supervisor, because the visit had changed hands. */
    noteHandedOver: (number: number, inspector: string | null) =>
      change(async (database) => {
        const tx = writing(database, ['sent']);
        for (const one of await tx.objectStore('sent').getAll())
          if (one.number === number)
            await tx.objectStore('sent').put({ ...one, handedOverTo: { inspector } });
        await tx.done;
      }),

    /** What the inspector wrote at a question in earlier visits, the latest first. */
    phrases: async (questionKey: string): Promise<readonly string[]> =>
      readPhrases(await within((database) => database.get('meta', 'phrases')))[questionKey] ?? [],

    /** Pictures of files of the portal that are on this phone, in the order of the ids. */
    pictures: (ids: readonly string[]): Promise<readonly ArrayBuffer[]> =>
      within(async (database) => {
        const found = await Promise.all(ids.map((id) => database.get('pictures', id)));
        return found.flatMap((bytes) => bytes ?? []);
      }),

    /** Pictures of the visits on this phone that are still to be fetched; those of other visits are removed. */
    missingPictures: (): Promise<readonly PortalPicture[]> =>
      within(async (database) => {
        const wanted = (await database.getAll('visits')).flatMap(picturesOf);
        const stored = new Set(await database.getAllKeys('pictures'));
        const ids = new Set(wanted.map(({ id }) => id));
        const tx = writing(database, ['pictures']);
        for (const id of stored) if (!ids.has(id)) await tx.objectStore('pictures').delete(id);
        await tx.done;
        return wanted.filter(({ id }) => !stored.has(id));
      }),

    addPictures: (pictures: readonly (readonly [id: string, bytes: ArrayBuffer])[]) =>
      change(async (database) => {
        const tx = writing(database, ['pictures']);
        for (const [id, bytes] of pictures) await tx.objectStore('pictures').put(bytes, id);
        await tx.done;
      }),

    /** Lets the next sending fetch all visits anew, with links that have not expired. */
    forgetCursor: () =>
      within(async (database) => {
        const tx = writing(database, ['meta']);
        await tx.objectStore('meta').delete('cursor');
        await tx.done;
      }),

    read: (key: 'cursor' | 'place' | 'sandbox') => within((database) => database.get('meta', key)),

    /** Stores a fact of the app itself, which no list shows. */
    note: (key: 'place' | 'sandbox', value: string) =>
      within(async (database) => {
        const tx = writing(database, ['meta']);
        await tx.objectStore('meta').put(value, key);
        await tx.done;
      }),

    begin: (assignment: Assignment, start: Start) =>
      change(async (database) => {
        const tx = writing(database, ['work', 'answers', 'photos']);
        const { id: requestId } = assignment;
        const draft = draftOf(assignment);
        const from = draft && { draft: { number: draft.number } };
        await tx.objectStore('work').put({ requestId, assignment, start, ...from });
        const returned = returnedForm(assignment, start.at);
        // A draft was written after the form was returned.
        const answers = [...returned.answers, ...(draft ? answersOfDraft(requestId, draft) : [])];
        const photos = [...returned.photos, ...(draft ? photosOfDraft(requestId, draft) : [])];
        for (const answer of answers) await tx.objectStore('answers').put(answer);
        for (const photo of photos) await tx.objectStore('photos').put(photo);
        await tx.done;
      }),

    /** Stores a change of an answer, together with a photo that was taken for it. */
    answer: (
      key: AnswerKey,
      changed: Partial<StoredAnswer>,
      at: string,
      photo?: NewPhoto,
      use: PhotoUse = 'files',
    ) =>
      change(async (database) => {
        const tx = writing(database, ['answers', 'photos', 'bytes']);
        const answers = tx.objectStore('answers');
        const before = await answers.get([key.requestId, key.part, key.questionKey]);
        const next = { files: [], ...before, ...changed, ...key, changedAt: at, from: undefined };
        const gone = before ? photosOf(before).filter((one) => !photosOf(next).includes(one)) : [];
        const removed = [...(before?.removed ?? []), ...gone].filter((one) => one !== photo?.sha256);
        const added = photo && !photosOf(next).includes(photo.sha256) ? [photo.sha256] : [];
        await answers.put({ ...next, removed, [use]: [...(next[use] ?? []), ...added] });
        if (photo) {
          const { bytes, ...facts } = photo;
          const stored = { ...facts, requestId: key.requestId, size: bytes.byteLength };
          await tx.objectStore('photos').put(stored);
          await tx.objectStore('bytes').put(bytes, photo.sha256);
        }
        await tx.done;
      }),

    finish: (requestId: string, end: NonNullable<Work['end']>) =>
      change(async (database) => {
        const tx = writing(database, ['work']);
        const work = await tx.objectStore('work').get(requestId);
        if (work) await tx.objectStore('work').put({ ...work, end, refusal: undefined });
        await tx.done;
      }),
  };
}

const timeOf = ({ assignment: { visitAt } }: VisitOnPhone) =>
  visitAt ? Date.parse(visitAt) : Number.POSITIVE_INFINITY;

/** Picture that the portal has, with its link. */
export interface PortalPicture {
  readonly id: string;
  readonly url: string;
}

/** Pictures of the portal that an inspector looks at during a visit. */
function picturesOf(assignment: Assignment): readonly PortalPicture[] {
  const ofLastVisit = earlierFindings(assignment).flatMap(({ pictures }) => pictures);
  const ofDraft = (draftOf(assignment)?.photos ?? []).flatMap(({ file, thumbnailUrl }) =>
    file && thumbnailUrl ? [{ id: file.id, url: thumbnailUrl }] : [],
  );
  const ofReturned = (assignment.returned?.answers ?? []).flatMap(({ files }) => files);
  return [...ofLastVisit, ...ofDraft, ...ofReturned.filter(({ type }) => type.startsWith('image/'))];
}

/** Findings of the last visit; a visit that an older version of the app received has none. */
export function earlierFindings({ earlier }: Partial<Pick<Assignment, 'earlier'>>): Assignment['earlier'] {
  return earlier ?? [];
}

/** What another phone sent of the visit; a visit that an older version of the app received has none. */
export const draftOf = ({ draft }: Partial<Pick<Assignment, 'draft'>>): Assignment['draft'] => draft ?? null;

/** Answers of a form that the supervisor returned, from which the visit continues; the portal has their files already. */
function returnedForm({ id: requestId, returned }: Assignment, at: string) {
  const given = returned?.answers ?? [];
  const answers = given.map((one): StoredAnswer => {
    const { vehicleId, questionKey, score, reading, entries, note, fileIds } = one;
    return {
      requestId,
      part: vehicleId ?? '',
      questionKey,
      score: score as StoredAnswer['score'],
      ...(reading !== null && { reading }),
      ...(entries.length > 0 && { entries }),
      ...(note !== null && { note }),
      files: fileIds,
      ...mendingOf(one),
      noted: true,
      changedAt: at,
    };
  });
  const photos = answers.flatMap(photosOf).map((fileId) => ({
    sha256: fileId,
    requestId,
    name: '',
    type: 'image/jpeg',
    size: 0,
    takenAt: at,
    fileId,
  }));
  return { answers, photos };
}

type Returned = NonNullable<Assignment['returned']>['answers'][number];

/** What was corrected during the visit; a visit that an older version of the app received does not say. */
function mendingOf({
  mendedFileIds = [],
  mendedNote = null,
}: Partial<Pick<Returned, 'mendedFileIds' | 'mendedNote'>>): Partial<StoredAnswer> {
  return { mendedFiles: mendedFileIds, ...(mendedNote !== null && { mendedNote }) };
}
