import 'fake-indexeddb/auto';
import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFinished } from '../../field/app/visitState';
import { openFieldStore } from '../../field/app/store/fieldStore';
import { visitStoreOf } from '../../field/app/store/visitStore';
import { type Assignment, createFieldClient } from '../../field/sync/fieldApi';
import { FieldError } from '../../field/sync/fieldError';
import { pullChanges, sendQueued } from '../../field/sync/sendQueued';
import { evidenceFacts, formSubmissions } from '../../server/db/schema/evidence';
import { answers, requests } from '../../server/db/schema/requests';
import { visitLeftovers } from '../../server/db/schema/visits';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { type SeededRandom, seededRandom } from '../../server/seed/sample/seededRandom';
import { injected } from '../support/injectedFetch';
import { asRole } from '../support/people';
import {
  buildInspectionsFixture,
  type InspectionsFixture,
  makeRequest,
  perform,
  readRequest,
  sunday,
  tenQuestions,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let other: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
});
afterAll(() => fixture.test.close());

const minutes = (count: number) => new Date(sunday.getTime() + count * 60_000);
const keys = tenQuestions.categories.flatMap(({ questions }) => questions.map(({ key }) => key));

/** What an inspector was shown as saved and finished on a phone. */
interface Finished {
  readonly visit: string;
  readonly key: string;
  readonly scores: ReadonlyMap<string, number>;
  /** SHA-256 of the photo of the last question, and of its correction where there is one. */
  readonly photos: readonly string[];
}

/** A phone: its database outlives the app, which any cut of the network or of the portal's answer ends. */
function phone(random: SeededRandom, clockApartMinutes: number) {
  const name = randomUUID();
  const clock = (minute: number) => minutes(minute + clockApartMinutes);
  const opened = (minute: number) => {
    const store = openFieldStore(name);
    return { store, queue: visitStoreOf(store, () => clock(minute)) };
  };
  const finished: Finished[] = [];

  /** The network ends before a call, or its answer is lost; never without the chance of either. */
  const client = (chanceOfCut: number) =>
    createFieldClient({
      url: 'http://portal.test',
      language: 'en',
      token: fixture.inspector.token,
      fetch: async (input, init) => {
        const cut = random.next() < chanceOfCut ? random.pick(['before', 'after'] as const) : null;
        if (cut === 'before') throw new Error('the network ended');
        const answer = await injected(fixture.test.app)(input, init);
        if (cut === 'after') throw new Error('the answer was lost');
        return answer;
      },
    });

  return {
    finished,
    pull: async (minute: number) => pullChanges(client(0), opened(minute).queue),
    async begin(assignment: Assignment, minute: number) {
      const start = { at: clock(minute).toISOString(), place: null, accuracy: 10 };
      await opened(minute).store.begin(assignment, start);
    },
    /** Fills in a begun visit and finishes it; the app is opened again for each answer. */
    async finish(visit: string, minute: number) {
      const at = clock(minute).toISOString();
      const scores = new Map(keys.map((key) => [key, random.pick([2, 2, 2, 1, 0])] as const));
      const photos: string[] = [];
      const photograph = () => {
        const bytes = new Uint8Array(samplePicture({ label: 'q10', reading: undefined }, randomUUID()));
        const sha256 = createHash('sha256').update(bytes).digest('hex');
        photos.push(sha256);
        return { sha256, name: `${sha256}.png`, type: 'image/png', bytes: bytes.buffer, takenAt: at };
      };
      for (const [questionKey, score] of scores) {
        const key = { requestId: visit, part: '', questionKey };
        const note = score === 2 ? {} : { note: `finding ${questionKey}` };
        const photo = questionKey === 'q10' ? photograph() : undefined;
        await opened(minute).store.answer(key, { score: score as 0 | 1 | 2, ...note }, at, photo);
        if (questionKey === 'q10' && score < 2)
          await opened(minute).store.answer(key, {}, at, photograph(), 'mendedFiles');
      }
      const key = randomUUID();
      await opened(minute).store.finish(visit, { at, key });
      finished.push({ visit, key, scores, photos });
    },
    /** One opening of the app while there is a network, which may end at any call. */
    async sync(minute: number, chanceOfCut: number): Promise<void> {
      try {
        const { queue } = opened(minute);
        const sending = { client: client(chanceOfCut), store: queue, now: clock(minute), partSize: 1024 };
        const failures = await sendQueued({ ...sending, report: () => undefined });
        for (const failure of failures) if (!(failure instanceof FieldError)) throw failure;
      } catch (error) {
        if (!(error instanceof FieldError)) throw error;
      }
    },
    unsent: async () => {
      const visits = await opened(0).store.visits();
      return visits.flatMap(({ work }) => (work && isFinished(work) ? [work.requestId] : []));
    },
    refused: async () => {
      const visits = await opened(0).store.visits();
      return visits.flatMap(({ work }) => (work?.refusal?.retry === 'never' ? [work.refusal] : []));
    },
  };
}

type Phone = ReturnType<typeof phone>;

/** What the office does meanwhile; what the workflow refuses at the moment changes nothing. */
function officeSteps(random: SeededRandom, visits: readonly string[]) {
  const give = (id: string, inspectorId: string) =>
    perform(fixture, 'adminInspections.assignInspector', fixture.operator, id, { inspectorId, choice: 'x' });
  const steps = [
    (id: string) => give(id, other.id),
    (id: string) => give(id, fixture.inspector.id),
    (id: string) =>
      perform(fixture, 'inspections.undoStart', fixture.supervisor, id, { reason: 'بدأت بالخطأ' }),
    (id: string) =>
      fixture.test.api.db
        .update(requests)
        .set({ status: 'cancelled', version: 90 })
        .where(eq(requests.id, id)),
    (id: string) =>
      fixture.test.api.db
        .update(requests)
        .set({ visitAt: minutes(120), version: 91 })
        .where(eq(requests.id, id)),
  ];
  return () => random.pick(steps)(random.pick(visits));
}

async function answersIn(visit: string) {
  const rows = await fixture.test.api.db.select().from(answers).where(eq(answers.requestId, visit));
  return rows.map(({ questionKey, score, fileIds, mendedFileIds }) => ({
    questionKey,
    score,
    files: [...fileIds, ...mendedFileIds],
  }));
}

async function sumsOf(files: readonly string[]): Promise<string[]> {
  if (files.length === 0) return [];
  const rows = await fixture.test.api.db
    .select()
    .from(evidenceFacts)
    .where(inArray(evidenceFacts.fileId, [...files]));
  return rows.map(({ sha256 }) => sha256).toSorted();
}

/** Everything that the portal received of a finished visit: as its form, or handed over. */
async function receivedOf({ visit, key }: Finished) {
  const { db } = fixture.test.api;
  const forms = (await db.select().from(formSubmissions).where(eq(formSubmissions.requestId, visit))).filter(
    (one) => one.key === key,
  );
  const leftovers = await db.select().from(visitLeftovers).where(eq(visitLeftovers.key, key));
  const ofForm = forms.length > 0 ? await answersIn(visit) : [];
  const ofLeftovers = leftovers.flatMap((one) =>
    one.answers.map(({ questionKey, score, fileIds, mendedFileIds = [] }) => ({
      questionKey,
      score,
      files: [...fileIds, ...mendedFileIds],
    })),
  );
  return { times: forms.length + leftovers.length, answers: [...ofForm, ...ofLeftovers] };
}

describe('work that two phones of an inspector show as saved', () => {
  it.each(Array.from({ length: 5 }, (_, seed) => seed))(
    'arrives once, whatever ends and whatever the office does meanwhile (seed %i)',
    async (seed) => {
      const random = seededRandom(`field/${seed}`);
      fixture.test.setNow(sunday);
      await fixture.test.api.db.update(requests).set({ inspectorId: null });
      const visits: string[] = [];
      for (let count = 0; count < 3; count += 1)
        visits.push(
          await makeRequest(fixture, 'inspector_assigned', {
            visitAt: minutes(20 + count),
            statusSince: minutes(-60),
          }),
        );
      const phones: readonly Phone[] = [phone(random, 0), phone(random, random.pick([-180, 45, 600]))];
      const assigned = new Map<Phone, readonly Assignment[]>();
      for (const one of phones) assigned.set(one, await one.pull(0));

      // The first visit is made on both phones, the others on one each.
      const [first = '', second = '', third = ''] = visits;
      const plan = random.shuffle([
        { on: phones[0], visit: first },
        { on: phones[1], visit: first },
        { on: phones[0], visit: second },
        { on: phones[1], visit: third },
      ]);
      const office = officeSteps(random, visits);
      let minute = 10;
      const meanwhile = async () => {
        minute += 5;
        fixture.test.setNow(minutes(minute));
        if (random.next() < 0.4) await office();
        for (const one of phones) if (random.next() < 0.5) await one.sync(minute, 0.15);
      };
      for (const { on, visit } of plan) {
        const assignment = on && assigned.get(on)?.find(({ id }) => id === visit);
        if (!on || !assignment) throw new Error('the visit is not on the phone');
        await on.begin(assignment, minute);
        await meanwhile();
        await on.finish(visit, minute);
        await meanwhile();
      }
      for (let round = 0; round < 12; round += 1) {
        minute += 5;
        fixture.test.setNow(minutes(minute));
        for (const one of phones) await one.sync(minute, round < 8 ? 0.15 : 0);
      }

      for (const one of phones) {
        expect(await one.refused()).toEqual([]);
        expect(await one.unsent()).toEqual([]);
        for (const done of one.finished) {
          const { times, answers: received } = await receivedOf(done);
          expect(times).toBe(1);
          expect(new Map(received.map(({ questionKey, score }) => [questionKey, score]))).toEqual(
            new Map(done.scores),
          );
          expect(received).toHaveLength(keys.length);
          expect(await sumsOf(received.flatMap(({ files }) => files))).toEqual(done.photos.toSorted());
        }
      }
      expect((await readRequest(fixture, first)).id).toBe(first);
    },
    120_000,
  );
});
