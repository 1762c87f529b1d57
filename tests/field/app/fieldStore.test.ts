import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { openFieldStore } from '../../../field/app/store/fieldStore';
import type { NewPhoto } from '../../../field/app/store/records';
import { visitStoreOf } from '../../../field/app/store/visitStore';
import { isFinished } from '../../../field/app/visitState';
import { visitOf } from './exampleVisit';

const now = '2026-11-30T07:00:00.000Z';
const start = { at: now, place: null, accuracy: 0 };
const photo = (sha256: string): NewPhoto => ({
  sha256,
  name: `${sha256}.jpg`,
  type: 'image/jpeg',
  bytes: new Uint8Array([1, 2, 3]).buffer,
  takenAt: now,
});
const at = (requestId: string, questionKey: string) => ({ requestId, part: '', questionKey });

let name: string;
/** The store as a newly started app opens it. */
const opened = () => {
  const store = openFieldStore(name);
  return { store, queue: visitStoreOf(store, () => new Date(now)) };
};

beforeEach(() => {
  name = randomUUID();
});

describe('what an inspector enters', () => {
  it('is there after the app was killed, the photo with its answer', async () => {
    const { store } = opened();
    await store.begin(visitOf('a'), start);
    await store.answer(at('a', 'fridge'), { score: 0 }, now);
    await store.answer(at('a', 'fridge'), {}, now, photo('p1'));
    await store.answer(at('a', 'fridge'), { note: 'باب لا يغلق' }, now);
    const after = await opened().store.visit('a');
    expect(after?.answers).toMatchObject([{ score: 0, note: 'باب لا يغلق', files: ['p1'] }]);
    expect(await opened().queue.evidence('p1')).toEqual(new Uint8Array([1, 2, 3]));
  });

  it('stays when the portal gives the visit to somebody else', async () => {
    const { store, queue } = opened();
    await queue.remember({ cursor: 'c1', assignments: [visitOf('a'), visitOf('b')] });
    await store.begin(visitOf('a'), start);
    await store.answer(at('a', 'fridge'), { score: 2 }, now);
    await queue.remember({ cursor: 'c2', assignments: [] });
    const visits = await store.visits();
    expect(visits.map(({ assignment }) => assignment.id)).toEqual(['a']);
    expect(visits[0]?.answers).toHaveLength(1);
  });

  it('is one person’s: another who signs in on the phone sees none of it', async () => {
    await opened().store.begin(visitOf('a'), start);
    expect(await openFieldStore(randomUUID()).visits()).toEqual([]);
  });
});

describe('a finding that is corrected during the visit', () => {
  it('is sent with a photo and words of its own, and keeps its score', async () => {
    const { store, queue } = opened();
    await store.begin(visitOf('a'), start);
    await store.answer(at('a', 'fridge'), { score: 0 }, now, photo('before'));
    await store.answer(at('a', 'fridge'), {}, now, photo('after'), 'mendedFiles');
    await store.answer(at('a', 'fridge'), { mendedNote: 'أُغلق الباب' }, now);
    await store.finish('a', { at: now, key: 'k1' });
    const [visit] = await opened().queue.queued();
    expect(visit?.form?.answers).toEqual([
      {
        vehicleId: null,
        questionKey: 'fridge',
        score: 0,
        files: ['before'],
        mendedFiles: ['after'],
        mendedNote: 'أُغلق الباب',
      },
    ]);
    expect(visit?.form?.evidence.map(({ sha256 }) => sha256).toSorted()).toEqual(['after', 'before']);
    if (visit) await queue.done(visit);
    await expect(queue.evidence('after')).rejects.toThrow('not on this phone');
  });
});

describe('what is sent of a visit', () => {
  it('is the start at once, and the form only after the end', async () => {
    const { store, queue } = opened();
    await store.begin(visitOf('a'), start);
    await store.answer(at('a', 'fridge'), { score: 2 }, now, photo('p1'));
    const [begun] = await queue.queued();
    expect(begun).toMatchObject({ requestId: 'a', number: 7, version: 3, start, form: null });
    if (begun) await queue.done(begun);
    expect(await queue.queued()).toEqual([]);
    await store.finish('a', { at: now, key: 'k1' });
    expect(await queue.queued()).toMatchObject([
      {
        form: {
          key: 'k1',
          answers: [{ vehicleId: null, questionKey: 'fridge', score: 2, files: ['p1'] }],
          evidence: [{ sha256: 'p1', size: 3 }],
        },
      },
    ]);
  });

  it('leaves out an answer that a later answer hides, with its photo', async () => {
    const { store, queue } = opened();
    await store.begin(visitOf('a'), start);
    await store.answer(at('a', 'fridge'), { score: 0 }, now);
    await store.answer(at('a', 'seal'), { score: 0 }, now, photo('p2'));
    await store.answer(at('a', 'fridge'), { score: 2 }, now);
    await store.finish('a', { at: now, key: 'k1' });
    const [visit] = await queue.queued();
    expect(visit?.form?.answers.map(({ questionKey }) => questionKey)).toEqual(['fridge']);
    expect(visit?.form?.evidence).toEqual([]);
  });

  it('begins with the visit that ended first', async () => {
    const { store, queue } = opened();
    for (const [id, end] of [
      ['a', '2026-11-30T09:00:00.000Z'],
      ['b', '2026-11-30T08:00:00.000Z'],
    ] as const) {
      await store.begin(visitOf(id), start);
      await store.finish(id, { at: end, key: id });
    }
    expect((await queue.queued()).map(({ requestId }) => requestId)).toEqual(['b', 'a']);
  });

  it('has the files of a returned form as the portal has them, which are not uploaded again', async () => {
    const { store, queue } = opened();
    const given = {
      vehicleId: null,
      questionKey: 'fridge',
      score: 2,
      reading: null,
      entries: [],
      note: null,
      mendedFileIds: [],
      mendedNote: null,
    };
    const returned = {
      reason: 'صورة غير واضحة',
      answers: [{ ...given, supervisorNote: null, fileIds: ['file-1'], files: [] }],
    };
    await store.begin(visitOf('a', { returned }), start);
    await store.finish('a', { at: now, key: 'k1' });
    expect((await queue.queued())[0]?.form).toMatchObject({
      answers: [{ questionKey: 'fridge', files: ['file-1'] }],
      evidence: [{ sha256: 'file-1', fileId: 'file-1' }],
    });
  });
});

describe('the portal’s answer', () => {
  it('removes a visit that was handed in, and no photo that another visit uses', async () => {
    const { store, queue } = opened();
    for (const id of ['a', 'b']) {
      await store.begin(visitOf(id), start);
      await store.answer(at(id, 'fridge'), { score: 2 }, now, photo('both'));
    }
    await store.answer(at('a', 'degrees'), { reading: 3, score: 2 }, now, photo('own'));
    await store.finish('a', { at: now, key: 'k1' });
    const [visit] = (await queue.queued()).filter(({ requestId }) => requestId === 'a');
    if (visit) await queue.done(visit);
    expect(await store.visit('a')).toBeUndefined();
    expect(await store.sent()).toEqual([{ requestId: 'a', number: 7, name: 'مذاق الحجاز', sentAt: now }]);
    expect(await queue.evidence('both')).toHaveLength(3);
    await expect(queue.evidence('own')).rejects.toThrow('not on this phone');
  });

  it.each([
    ['later', true],
    ['never', false],
  ] as const)('“%s” to a form leaves the visit finished: %s', async (retry, finished) => {
    const { store, queue } = opened();
    await store.begin(visitOf('a'), start);
    await store.finish('a', { at: now, key: 'k1' });
    const [visit] = await queue.queued();
    if (visit) await queue.queue({ ...visit, refusal: { code: 'x', message: 'لا', retry, fields: {} } });
    const work = (await store.visit('a'))?.work;
    expect(work && isFinished(work)).toBe(finished);
    expect(work?.refusal?.message).toBe('لا');
    await store.finish('a', { at: now, key: 'k2' });
    expect((await queue.queued())[0]).toMatchObject({ refusal: undefined, form: { key: 'k2' } });
  });
});

describe('notes of earlier visits', () => {
  it('are offered at the same question, the latest first, and no more than three', async () => {
    const { store, queue } = opened();
    for (const [id, note] of [
      ['a', 'الباب لا يغلق'],
      ['b', ' بلا ملصق '],
      ['c', 'الباب لا يغلق'],
      ['d', 'مكسور'],
      ['e', 'متسخ'],
      ['f', 'وصف طويل '.repeat(20)],
      ['g', ''],
    ] as const) {
      await store.begin(visitOf(id), start);
      await store.answer(at(id, 'fridge'), { score: 0, note }, now);
      await store.finish(id, { at: now, key: id });
      const [visit] = await queue.queued();
      if (visit) await queue.done(visit);
    }
    expect(await opened().store.phrases('fridge')).toEqual(['متسخ', 'مكسور', 'الباب لا يغلق']);
    expect(await store.phrases('degrees')).toEqual([]);
  });
});

describe('pictures of the last visit and of a returned form', () => {
  const link = (id: string) => ({ id, url: `/files/${id}` });
  const finding = {
    vehicleId: null,
    questionKey: 'fridge',
    score: 0 as const,
    said: null,
    note: null,
    number: 5,
    on: '2026-08-30T07:00:00.000Z',
  };
  const returned = {
    reason: 'صورة غير واضحة',
    answers: [
      {
        vehicleId: null,
        questionKey: 'fridge',
        score: 2,
        reading: null,
        entries: [],
        note: null,
        supervisorNote: null,
        mendedFileIds: [],
        mendedNote: null,
        fileIds: ['r1'],
        files: [{ ...link('r1'), name: 'r1.jpg', type: 'image/jpeg', size: 3 }],
      },
    ],
  };
  const bytes = new Uint8Array([1, 2, 3]).buffer;

  it('are fetched once for visits that are on the phone, and removed with them', async () => {
    const { store, queue } = opened();
    const visit = visitOf('a', { earlier: [{ ...finding, pictures: [link('e1')] }], returned });
    await queue.remember({ cursor: 'c1', assignments: [visit] });
    expect((await store.missingPictures()).map(({ id }) => id)).toEqual(['e1', 'r1']);
    await store.addPictures([['e1', bytes]]);
    expect((await opened().store.missingPictures()).map(({ id }) => id)).toEqual(['r1']);
    expect(await opened().store.pictures(['e1', 'r1'])).toHaveLength(1);
    await queue.remember({ cursor: 'c2', assignments: [] });
    expect(await store.missingPictures()).toEqual([]);
    expect(await store.pictures(['e1'])).toEqual([]);
  });

  it('show what was photographed for a form that its inspector continues on another phone', async () => {
    const { store, queue } = opened();
    await queue.remember({ cursor: 'c1', assignments: [visitOf('a', { returned })] });
    await store.addPictures([['r1', bytes]]);
    await store.begin(visitOf('a', { returned }), start);
    expect((await store.visit('a'))?.photos).toMatchObject([{ sha256: 'r1', thumbnail: bytes }]);
  });
});

describe('a database of the first release', () => {
  it('is extended, with the work in it', async () => {
    const first = await openDB(name, 1, {
      upgrade(database) {
        for (const [store, keyPath] of [
          ['meta', null],
          ['visits', 'id'],
          ['work', 'requestId'],
          ['bytes', null],
          ['sent', 'requestId'],
        ] as const)
          database.createObjectStore(store, { keyPath });
        const keyPath = ['requestId', 'part', 'questionKey'];
        database.createObjectStore('answers', { keyPath }).createIndex('visit', 'requestId');
        database.createObjectStore('photos', { keyPath: 'sha256' }).createIndex('visit', 'requestId');
      },
    });
    const { earlier: _, ...assignment } = visitOf('a', { earlier: [] });
    await first.put('work', { requestId: 'a', assignment, start, end: { at: now, key: 'k1' } });
    await first.put('answers', { ...at('a', 'fridge'), score: 2, files: [], changedAt: now });
    first.close();
    const { store, queue } = opened();
    expect(await queue.queued()).toMatchObject([{ requestId: 'a', form: { answers: [{ score: 2 }] } }]);
    expect(await store.missingPictures()).toEqual([]);
  });
});
