import 'fake-indexeddb/auto';
import { createHash, randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isFinished } from '../../field/app/visitState';
import { filledParts } from '../../field/app/filled';
import { openFieldStore } from '../../field/app/store/fieldStore';
import { visitStoreOf } from '../../field/app/store/visitStore';
import { type Assignment, createFieldClient } from '../../field/sync/fieldApi';
import { FieldError } from '../../field/sync/fieldError';
import { pullChanges, sendQueued } from '../../field/sync/sendQueued';
import { evidenceFacts, formSubmissions } from '../../server/db/schema/evidence';
import { answers, formVersions, requests } from '../../server/db/schema/requests';
import { templates } from '../../server/db/schema/templates';
import { visitDrafts, visitLeftovers } from '../../server/db/schema/visits';
import { samplePicture } from '../../server/seed/sample/samplePicture';
import { type SeededRandom, seededRandom } from '../../server/seed/sample/seededRandom';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
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
/** The process that answers the phones. */
let portal: TestApp;
let formerPortal: TestApp | undefined;
let other: Awaited<ReturnType<typeof asRole>>;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  portal = fixture.test;
  other = await asRole(fixture.test, 'inspector', { supervisorId: fixture.supervisor.id });
});
afterAll(async () => {
  await endFormerPortal();
  if (portal !== fixture.test) await portal.close();
  await fixture.test.close();
});

const minutes = (count: number) => new Date(sunday.getTime() + count * 60_000);
const keys = tenQuestions.categories.flatMap(({ questions }) => questions.map(({ key }) => key));

/** An answer as it was given on a phone; its note names it among all others. */
interface Version {
  readonly visit: string;
  readonly question: string;
  readonly note: string;
  readonly minute: number;
  readonly score: number;
  /** SHA-256 of its photos: of what was found, then of its correction. */
  readonly photos: readonly string[];
}

/** Every answer of all phones of a test, by its note. */
type Versions = Map<string, Version>;

interface Finished {
  readonly visit: string;
  readonly key: string;
  /** The answers that the inspector saw as finished. */
  readonly notes: ReadonlyMap<string, string>;
}

/** A phone: its database outlives the app, which any cut of the network or of the portal's answer ends. */
function phone(random: SeededRandom, versions: Versions, clockApartMinutes: number) {
  const name = randomUUID();
  const clock = (minute: number) => minutes(minute + clockApartMinutes);
  const opened = (minute: number) => {
    const store = openFieldStore(name);
    return { store, queue: visitStoreOf(store, () => clock(minute)) };
  };
  const finished: Finished[] = [];
  /** Notes of the answers that were given here. */
  const given = new Set<string>();
  /** Notes of the answers that the portal confirmed to this phone. */
  const confirmed = new Set<string>();

  /** The network ends before a call, or its answer is lost; never without the chance of either. */
  const client = (chanceOfCut: number) =>
    createFieldClient({
      url: 'http://portal.test',
      language: 'en',
      token: fixture.inspector.token,
      fetch: async (input, init) => {
        const cut = random.next() < chanceOfCut ? random.pick(['before', 'after'] as const) : null;
        if (cut === 'before') throw new Error('the network ended');
        const answer = await injected(portal.app)(input, init);
        if (cut === 'after') throw new Error('the answer was lost');
        return answer;
      },
    });

  const notesOf = async (visit: string) => {
    const stored = (await opened(0).store.visit(visit))?.answers ?? [];
    return new Map(stored.map(({ questionKey, note = '' }) => [questionKey, note]));
  };

  async function noteConfirmed(): Promise<void> {
    for (const { requestId, isSent } of (await opened(0).queue.drafts?.underWay()) ?? [])
      if (isSent) for (const note of (await notesOf(requestId)).values()) confirmed.add(note);
  }

  return {
    finished,
    given,
    confirmed,
    pull: async (minute: number) => pullChanges(client(0), opened(minute).queue),
    async begin(assignment: Assignment, minute: number) {
      const start = { at: clock(minute).toISOString(), place: null, accuracy: 10 };
      await opened(minute).store.begin(assignment, start);
    },
    /** Answers questions of a begun visit; the app is opened again for each answer. */
    async answer(visit: string, questions: readonly string[], minute: number) {
      const at = clock(minute).toISOString();
      for (const question of questions) {
        const photos: string[] = [];
        const photograph = () => {
          const bytes = new Uint8Array(samplePicture({ label: 'q10', reading: undefined }, randomUUID()));
          const sha256 = createHash('sha256').update(bytes).digest('hex');
          photos.push(sha256);
          return { sha256, name: `${sha256}.png`, type: 'image/png', bytes: bytes.buffer, takenAt: at };
        };
        const key = { requestId: visit, part: '', questionKey: question };
        const score = random.pick([2, 2, 2, 1, 0] as const);
        const note = `${question} ${randomUUID()}`;
        const photo = question === 'q10' ? photograph() : undefined;
        await opened(minute).store.answer(key, { score, note }, at, photo);
        if (question === 'q10' && score < 2)
          await opened(minute).store.answer(key, {}, at, photograph(), 'mendedFiles');
        given.add(note);
        versions.set(note, { visit, question, note, minute, score, photos });
      }
    },
    hasBegun: async (visit: string) => (await opened(0).store.visit(visit))?.work !== undefined,
    /** Questions without an answer, or without the photo that was on a lost phone. */
    missing: async (visit: string) => {
      const stored = await opened(0).store.visit(visit);
      const problems = stored ? filledParts(stored).flatMap((one) => one.problems) : [];
      return [...new Set(problems.map(({ questionKey }) => questionKey))];
    },
    async finish(visit: string, minute: number) {
      const key = randomUUID();
      await opened(minute).store.finish(visit, { at: clock(minute).toISOString(), key });
      finished.push({ visit, key, notes: await notesOf(visit) });
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
      await noteConfirmed();
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

/** Publishes another version of the form, without its first questions. */
async function republishForm(): Promise<void> {
  const { db } = fixture.test.api;
  const [pinned] = await db.select().from(formVersions).where(eq(formVersions.id, fixture.formVersionId));
  const [kitchen] = tenQuestions.categories;
  if (!pinned || !kitchen) throw new Error('the fixture has no form');
  const version = (await db.$count(formVersions, eq(formVersions.templateId, pinned.templateId))) + 1;
  const body = { ...tenQuestions, categories: [{ ...kitchen, questions: kitchen.questions.slice(3) }] };
  await db.insert(formVersions).values({ templateId: pinned.templateId, version, body });
  await db
    .update(templates)
    .set({ draft: body, publishedVersion: version })
    .where(eq(templates.id, pinned.templateId));
}

async function endFormerPortal(): Promise<void> {
  await formerPortal?.close();
  formerPortal = undefined;
}

/** Starts another process on the same database, which answers from now on; the former finishes the calls that it has. */
async function restartPortal(minute: number): Promise<void> {
  const { databaseUrl = '' } = fixture.test.api.config;
  await endFormerPortal();
  if (portal !== fixture.test) formerPortal = portal;
  portal = await buildTestApp(minutes(minute), {}, { url: databaseUrl, drop: () => Promise.resolve() });
}

interface Received {
  readonly question: string;
  readonly note: string | null;
  readonly score: number | null;
  readonly files: readonly string[];
}

/** What the portal has of a visit, by the submission's key: its form, work that did not count, and its draft. */
async function receivedOf(visit: string) {
  const { db } = fixture.test.api;
  const rows = await db.select().from(answers).where(eq(answers.requestId, visit));
  const forms = await db.select().from(formSubmissions).where(eq(formSubmissions.requestId, visit));
  const leftovers = await db.select().from(visitLeftovers).where(eq(visitLeftovers.requestId, visit));
  const drafts = await db.select().from(visitDrafts).where(eq(visitDrafts.requestId, visit));
  const toReceived = (one: {
    readonly questionKey: string;
    readonly note: string | null;
    readonly score: number | null;
    readonly fileIds: readonly string[];
    readonly mendedFileIds?: readonly string[];
  }): Received => ({
    question: one.questionKey,
    note: one.note,
    score: one.score,
    files: [...one.fileIds, ...(one.mendedFileIds ?? [])],
  });
  const submitted = [
    ...forms.map(({ key }) => ({ key, answers: rows.map(toReceived) })),
    ...leftovers.map(({ key, answers: given }) => ({ key, answers: given.map(toReceived) })),
  ];
  const ofDrafts = drafts.flatMap(({ content }) => {
    const files = new Map(content.photos.map(({ name, fileId }) => [name, fileId]));
    return content.answers.map(
      ({ questionKey, note = null, score = null, photos, mendedPhotos }): Received => ({
        question: questionKey,
        note,
        score,
        files: [...photos, ...mendedPhotos].flatMap((name) => files.get(name) ?? []),
      }),
    );
  });
  return { submitted, all: [...submitted.flatMap((one) => one.answers), ...ofDrafts] };
}

/** SHA-256 of the photos that these files are, by what the phone announced. */
async function sumsOf(fileIds: readonly string[]): Promise<string[]> {
  if (fileIds.length === 0) return [];
  const rows = await fixture.test.api.db
    .select()
    .from(evidenceFacts)
    .where(inArray(evidenceFacts.fileId, [...fileIds]));
  return rows.map(({ sha256 }) => sha256);
}

/** The version of an answer that the portal has, which must be the given one or a later one of the same question. */
function expectSameOrLater(versions: Versions, given: Version, received: readonly Received[]): void {
  const ofQuestion = received.filter(({ question }) => question === given.question);
  const found = ofQuestion.flatMap(({ note, score }) => {
    const version = versions.get(note ?? '');
    expect(version?.score).toBe(score);
    return version ?? [];
  });
  expect(Math.max(...found.map(({ minute }) => minute))).toBeGreaterThanOrEqual(given.minute);
}

describe('work on several phones of an inspector', () => {
  it.each(Array.from({ length: 6 }, (_, seed) => seed))(
    'loses nothing that the portal confirmed, and arrives once, whatever ends meanwhile (seed %i)',
    async (seed) => {
      const random = seededRandom(`field/${seed}`);
      const { db } = fixture.test.api;
      fixture.test.setNow(sunday);
      portal.setNow(sunday);
      await db.update(requests).set({ inspectorId: null });
      const visits: string[] = [];
      for (let count = 0; count < 3; count += 1)
        visits.push(
          await makeRequest(fixture, 'inspector_assigned', {
            visitAt: minutes(20 + count),
            statusSince: minutes(-60),
          }),
        );
      const versions: Versions = new Map();
      const photosOf = (note: string) => versions.get(note)?.photos ?? [];
      const apart = () => random.pick([0, -180, 45, 600]);
      let phones: readonly Phone[] = [phone(random, versions, 0), phone(random, versions, apart())];
      const lost: Phone[] = [];
      const assigned = new Map<Phone, readonly Assignment[]>();

      // The first visit is made on both phones, the others on one each.
      const [first = '', second = '', third = ''] = visits;
      const plan = random.shuffle([
        { on: 0, visit: first },
        { on: 1, visit: first },
        { on: 0, visit: second },
        { on: 1, visit: third },
      ]);
      const office = officeSteps(random, visits);
      let minute = 10;
      const pass = () => {
        minute += 5;
        fixture.test.setNow(minutes(minute));
        portal.setNow(minutes(minute));
      };
      const meanwhile = async () => {
        pass();
        if (random.next() < 0.3) await office();
        if (random.next() < 0.15) await republishForm();
        if (random.next() < 0.1) await restartPortal(minute);
        for (const one of phones) if (random.next() < 0.6) await one.sync(minute, 0.15);
        pass();
      };
      /** The phone is lost with all that it has not sent, and another one takes its place. */
      const losePhone = async (index: number) => {
        const next = phone(random, versions, apart());
        lost.push(...phones.slice(index, index + 1));
        phones = phones.with(index, next);
        const received = await next.pull(minute);
        assigned.set(next, received);
        for (const assignment of received) if (assignment.draft) await next.begin(assignment, minute);
      };
      for (const one of phones) assigned.set(one, await one.pull(0));

      for (const { on, visit } of plan) {
        const begunOn = phones[on];
        const assignment = begunOn && assigned.get(begunOn)?.find(({ id }) => id === visit);
        if (begunOn && assignment && !(await begunOn.hasBegun(visit)))
          await begunOn.begin(assignment, minute);
        for (let part = 0; part < 3; part += 1) {
          const current = phones[on];
          const some = random.shuffle(keys).slice(0, 4);
          // A phone that took the place of another has the visits of which it received a draft.
          if (await current?.hasBegun(visit)) await current?.answer(visit, some, minute);
          await meanwhile();
          if (random.next() < 0.08) await losePhone(on);
        }
        const current = phones[on];
        if (!current || !(await current.hasBegun(visit))) continue;
        await current.answer(visit, await current.missing(visit), minute);
        await current.finish(visit, minute);
        await meanwhile();
      }
      for (let round = 0; round < 12; round += 1) {
        pass();
        for (const one of phones) await one.sync(minute, round < 8 ? 0.15 : 0);
      }

      for (const one of phones) {
        expect(await one.refused()).toEqual([]);
        expect(await one.unsent()).toEqual([]);
      }
      for (const visit of visits) {
        const { submitted, all } = await receivedOf(visit);
        const sums = await sumsOf(all.flatMap(({ files }) => files));
        for (const note of [...phones, ...lost].flatMap(({ confirmed }) => [...confirmed])) {
          const version = versions.get(note);
          if (version?.visit !== visit) continue;
          expectSameOrLater(versions, version, all);
          const isFinding = all.every(({ question, score }) => question !== version.question || score !== 2);
          // What is compliant now has no correction. A photo that a lost phone had not sent is lost with it.
          const facts = await db
            .select()
            .from(evidenceFacts)
            .where(inArray(evidenceFacts.sha256, version.photos.slice(0, isFinding ? 2 : 1)));
          for (const { sha256 } of facts) expect(sums).toContain(sha256);
          expect(new Set(facts.map(({ sha256 }) => sha256)).size).toBe(facts.length);
        }
        const finishedHere = phones.flatMap(({ finished, given }) =>
          finished.flatMap((one) => (one.visit === visit ? { ...one, given } : [])),
        );
        for (const { key, notes, given } of finishedHere) {
          const ofKey = submitted.filter((one) => one.key === key);
          expect(ofKey).toHaveLength(1);
          const received = ofKey.flatMap((one) => one.answers);
          expect(received.map(({ question }) => question).toSorted()).toEqual(keys.toSorted());
          for (const note of notes.values()) {
            const version = versions.get(note);
            if (!version) throw new Error('an answer that nobody gave');
            expectSameOrLater(versions, version, received);
          }
          const own = [...notes.values()].flatMap((note) =>
            given.has(note) ? photosOf(note).slice(0, 1) : [],
          );
          const arrived = await sumsOf(received.flatMap(({ files }) => files));
          expect(new Set(arrived).size).toBe(arrived.length);
          for (const sum of own) expect(arrived).toContain(sum);
        }
      }
      expect((await readRequest(fixture, first)).id).toBe(first);
    },
    120_000,
  );
});
