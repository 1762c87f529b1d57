import type { DraftAnswer } from '../../sync/fieldApi';
import type { DraftStore, NewerDraft, VisitUnderWay } from '../../sync/visitStore';
import { type FieldDatabase, writing } from './database';
import type { FieldStore } from './fieldStore';
import { photosOf, toEvidence, type StoredAnswer, type StoredPhoto, type Work } from './records';

/** Answers of the visits under way as the sending engine uses them. */
export function draftStoreOf({ within, change }: Pick<FieldStore, 'within' | 'change'>): DraftStore {
  return {
    underWay: () =>
      within(async (database) => {
        const device = await deviceOf(database);
        const begun = await database.getAll('work');
        return Promise.all(begun.map((work) => toUnderWay(database, work, device)));
      }),

    sent: ({ requestId, draft }, sentAt) =>
      change(async (database) => {
        const hash = await hashOf(draft);
        const tx = writing(database, ['work']);
        const work = await tx.objectStore('work').get(requestId);
        if (work)
          await tx.objectStore('work').put({ ...work, draft: { number: draft.number, sentAt, hash } });
        await tx.done;
      }),

    uploaded: (sha256, fileId) =>
      change(async (database) => {
        const tx = writing(database, ['photos']);
        const photo = await tx.objectStore('photos').get(sha256);
        if (photo) await tx.objectStore('photos').put({ ...photo, fileId });
        await tx.done;
      }),

    merge: (requestId, newer, now) => change((database) => merge(database, requestId, newer, now)),
  };
}

/** Name of this phone among those of its person. */
async function deviceOf(database: FieldDatabase): Promise<string> {
  const known = await database.get('meta', 'device');
  if (known !== undefined) return known;
  const tx = writing(database, ['meta']);
  const device = (await tx.objectStore('meta').get('device')) ?? crypto.randomUUID();
  await tx.objectStore('meta').put(device, 'device');
  await tx.done;
  return device;
}

async function toUnderWay(
  database: FieldDatabase,
  { requestId, draft: last }: Work,
  device: string,
): Promise<VisitUnderWay> {
  const [answers, photos] = await Promise.all([
    database.getAllFromIndex('answers', 'visit', requestId),
    database.getAllFromIndex('photos', 'visit', requestId),
  ]);
  const used = new Set(answers.flatMap(photosOf));
  const own = photos.filter(({ sha256 }) => used.has(sha256));
  const draft = {
    device,
    number: (last?.number ?? 0) + 1,
    answers: answers.map((answer) => toDraftAnswer(answer, device)),
    photos: own.map(({ sha256, fileId }) => ({ name: sha256, ...(fileId !== undefined && { fileId }) })),
  };
  return {
    requestId,
    draft,
    isSent: answers.length === 0 || last?.hash === (await hashOf(draft)),
    ...(last?.sentAt !== undefined && { sentAt: last.sentAt }),
    evidence: own.filter(({ fileId }) => fileId === undefined).map(toEvidence),
  };
}

/** Hash of a draft, whatever its number. */
async function hashOf({ answers, photos }: Pick<VisitUnderWay['draft'], 'answers' | 'photos'>) {
  const bytes = new TextEncoder().encode(JSON.stringify([answers, photos]));
  return [...new Uint8Array(await crypto.subtle.digest('SHA-256', bytes))].join();
}

function toDraftAnswer(
  {
    part,
    questionKey,
    score,
    reading,
    entries,
    note,
    files,
    mendedFiles,
    mendedNote,
    changedAt,
    from,
  }: StoredAnswer,
  device: string,
): DraftAnswer {
  return {
    vehicleId: part || null,
    questionKey,
    ...(score !== undefined && { score }),
    ...(reading !== undefined && { reading }),
    ...(entries && { entries }),
    ...(note?.trim() && { note }),
    photos: files,
    mendedPhotos: mendedFiles ?? [],
    ...(mendedNote?.trim() && { mendedNote }),
    changedAt: from?.at ?? changedAt,
    device: from?.device ?? device,
  };
}

type DraftOfOthers = NewerDraft['draft'];

/** Answers of a draft as they are stored on this phone. */
export function answersOfDraft(requestId: string, { answers, heardAt }: DraftOfOthers): StoredAnswer[] {
  return answers.map(
    ({
      vehicleId,
      questionKey,
      score,
      reading,
      entries,
      note,
      photos,
      mendedPhotos,
      mendedNote,
      changedAt,
      device,
    }) => ({
      requestId,
      part: vehicleId ?? '',
      questionKey,
      ...(score !== undefined && { score: score as StoredAnswer['score'] }),
      ...(reading !== undefined && { reading }),
      ...(entries && { entries }),
      ...(note !== undefined && { note }),
      files: photos,
      mendedFiles: mendedPhotos,
      ...(mendedNote !== undefined && { mendedNote }),
      noted: true,
      changedAt: heardAt,
      from: { device, at: changedAt },
    }),
  );
}

/** Photos of a draft that have arrived at the portal: here they are only looked at. */
export const photosOfDraft = (requestId: string, { photos, heardAt }: DraftOfOthers): StoredPhoto[] =>
  photos.flatMap(({ name, file }) =>
    file
      ? [
          {
            sha256: name,
            requestId,
            name: file.name,
            type: file.type,
            size: 0,
            takenAt: heardAt,
            fileId: file.id,
          },
        ]
      : [],
  );

async function merge(
  database: FieldDatabase,
  requestId: string,
  { draft, portalNow }: NewerDraft,
  now: Date,
): Promise<void> {
  const device = await deviceOf(database);
  const slow = Date.parse(portalNow) - now.getTime();
  const tx = writing(database, ['work', 'answers', 'photos', 'visits']);
  const [work, answers, photos, visits] = [
    tx.objectStore('work'),
    tx.objectStore('answers'),
    tx.objectStore('photos'),
    tx.objectStore('visits'),
  ];
  for (const theirs of answersOfDraft(requestId, draft)) {
    const own = await answers.get([requestId, theirs.part, theirs.questionKey]);
    await answers.put(own ? mergedAnswer(own, theirs, device, slow) : theirs);
  }
  for (const theirs of photosOfDraft(requestId, draft)) {
    const own = await photos.get(theirs.sha256);
    if (!own) await photos.put(theirs);
    else if (own.fileId === undefined) await photos.put({ ...own, fileId: theirs.fileId });
  }
  const begun = await work.get(requestId);
  if (begun) await work.put({ ...begun, draft: { number: draft.number } });
  const known = await visits.get(requestId);
  if (known) await visits.put({ ...known, draft });
  await tx.done;
}

/**
 * The later answer, with the photos of both except those that were removed here. `slow` is how much later it is for the portal than
 * for this phone.
 */
export function mergedAnswer(
  own: StoredAnswer,
  theirs: StoredAnswer,
  device: string,
  slow: number,
): StoredAnswer {
  const ownAt = own.from ? Date.parse(own.from.at) : Date.parse(own.changedAt) + slow;
  // What this phone sent earlier is no news to it, however its clock was read then.
  const isNews = own.from !== undefined || theirs.from?.device !== device;
  const isLater = isNews && Date.parse(theirs.from?.at ?? theirs.changedAt) > ownAt;
  const [later, earlier] = isLater ? [theirs, own] : [own, theirs];
  const { removed = [] } = own;
  const isOpen = (name: string) => !removed.includes(name);
  // What the earlier one showed as corrected is evidence; what was corrected is said by the later.
  const others = photosOf(earlier).filter((name) => !photosOf(later).includes(name));
  return {
    ...later,
    removed,
    files: [...later.files, ...new Set(others)].filter(isOpen),
    ...(later.mendedFiles && { mendedFiles: later.mendedFiles.filter(isOpen) }),
  };
}
