import 'fake-indexeddb/auto';
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { openFieldStore } from '../../../field/app/store/fieldStore';
import { draftStoreOf } from '../../../field/app/store/draftStore';
import { visitStoreOf } from '../../../field/app/store/visitStore';
import type { NewerDraft } from '../../../field/sync/visitStore';
import { visitOf } from './exampleVisit';

type Draft = NewerDraft['draft'];

const at = (minute: number) => new Date(Date.UTC(2026, 10, 30, 7, minute)).toISOString();
const start = { at: at(0), place: null, accuracy: 0 };
const fridge = { requestId: 'a', part: '', questionKey: 'fridge' };
const picture = (name: string) => ({
  name,
  file: { id: `file-${name}`, name: `${name}.jpg`, type: 'image/jpeg', size: 9, url: '/f' },
  thumbnailUrl: '/t',
});

/** Draft of another phone with one answer. */
const draftOf = (change: Partial<Draft['answers'][number]>, photos: Draft['photos'] = []): Draft => ({
  number: 5,
  device: 'other',
  heardAt: at(30),
  answers: [
    {
      vehicleId: null,
      questionKey: 'fridge',
      score: 0,
      photos: photos.map(({ name }) => name),
      mendedPhotos: [],
      changedAt: at(20),
      device: 'other',
      ...change,
    },
  ],
  photos,
});

function opened() {
  const store = openFieldStore(randomUUID());
  return { store, drafts: draftStoreOf(store), queue: visitStoreOf(store, () => new Date(at(40))) };
}
const photo = (sha256: string) => ({
  sha256,
  name: `${sha256}.jpg`,
  type: 'image/jpeg',
  bytes: new Uint8Array([1]).buffer,
  takenAt: at(10),
});

describe('a visit that was begun on another phone', () => {
  it('begins with its answers, and with the photos that have arrived', async () => {
    const { store, drafts } = opened();
    const draft = draftOf({ note: 'باب' }, [picture('p1'), { name: 'p2', file: null, thumbnailUrl: null }]);
    await store.begin(visitOf('a', { draft }), start);
    const visit = await store.visit('a');
    expect(visit?.answers).toMatchObject([{ score: 0, note: 'باب', files: ['p1', 'p2'], noted: true }]);
    expect(visit?.photos).toMatchObject([{ sha256: 'p1', fileId: 'file-p1' }]);
    const [underWay] = await drafts.underWay();
    expect(underWay).toMatchObject({
      draft: {
        number: 6,
        answers: [{ device: 'other', changedAt: at(20) }],
        photos: [{ name: 'p1', fileId: 'file-p1' }],
      },
      evidence: [],
    });
  });
});

describe('a draft', () => {
  it('is sent where its answers changed, and follows the last one', async () => {
    const { store, drafts } = opened();
    await store.begin(visitOf('a'), start);
    expect(await drafts.underWay()).toMatchObject([{ isSent: true }]);
    await store.answer(fridge, { score: 2 }, at(1), photo('p1'));
    const [first] = await drafts.underWay();
    expect(first).toMatchObject({ isSent: false, draft: { number: 1 }, evidence: [{ sha256: 'p1' }] });
    if (first) await drafts.sent(first, at(2));
    expect(await drafts.underWay()).toMatchObject([{ isSent: true, sentAt: at(2), draft: { number: 2 } }]);
    await drafts.uploaded('p1', 'file-p1');
    expect(await drafts.underWay()).toMatchObject([{ isSent: false, evidence: [] }]);
  });
});

describe('answers of two phones to one question', () => {
  const merged = async (ownMinute: number, draft: Draft, portalNow = at(40)) => {
    const { store, drafts, queue } = opened();
    await store.begin(visitOf('a'), start);
    await store.answer(fridge, { score: 2, note: 'mine' }, at(ownMinute), photo('own'));
    await drafts.merge('a', { draft, portalNow }, new Date(at(40)));
    await store.finish('a', { at: at(50), key: 'k' });
    const [sent] = await queue.queued();
    return { answer: (await store.visit('a'))?.answers[0], sent };
  };

  it('are the later one, with the photos of both', async () => {
    const draft = draftOf({ note: 'theirs' }, [picture('p1')]);
    const theirs = await merged(10, draft);
    expect(theirs.answer).toMatchObject({ score: 0, note: 'theirs', files: ['p1', 'own'] });
    const mine = await merged(21, draft);
    expect(mine.answer).toMatchObject({ score: 2, note: 'mine', files: ['own', 'p1'] });
    expect(mine.sent).toMatchObject({
      draftNumber: 5,
      form: { evidence: [{ sha256: 'own' }, { sha256: 'p1', fileId: 'file-p1' }] },
    });
  });

  it('are compared by the portal’s clock, not by the phone’s', async () => {
    // The phone is an hour ahead: what it says was at minute 55 was an hour earlier.
    const ahead = await merged(55, draftOf({ note: 'theirs' }), at(-20));
    expect(ahead.answer).toMatchObject({ note: 'theirs' });
  });

  it('show photos of the earlier one’s correction as evidence of the later', async () => {
    const { answer } = await merged(25, draftOf({ photos: [], mendedPhotos: ['after'] }, [picture('after')]));
    expect(answer).toMatchObject({ score: 2, files: ['own', 'after'] });
  });

  it('do not bring back a photo that was removed here', async () => {
    const { store, drafts } = opened();
    await store.begin(visitOf('a'), start);
    await store.answer(fridge, { score: 2 }, at(1), photo('p1'));
    await store.answer(fridge, { files: [] }, at(2));
    await drafts.merge('a', { draft: draftOf({}, [picture('p1')]), portalNow: at(40) }, new Date(at(40)));
    expect((await store.visit('a'))?.answers).toMatchObject([{ score: 0, files: [] }]);
  });
});
