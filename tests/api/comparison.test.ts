import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ComparableView, ComparisonView } from '#domain/api/comparisonViews';
import type { ExportView } from 'sijil/contract/exportViews';
import { operations } from '#domain/access/operations';
import { answers, formVersions, requests } from '../../server/db/schema/requests';
import { makeCategory, makeForm, makeQuestion } from '../domain/forms/sampleForm';
import { call } from '../support/call';
import { asRole } from '../support/people';
import {
  addForm,
  buildInspectionsFixture,
  handIn,
  makeRequest,
  sendResults,
  type InspectionsFixture,
} from './inspectionsFixture';

let fixture: InspectionsFixture;
let sent: string[];
let unsent: string;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  sent = [
    await sendResults(fixture, { q4: 0 }),
    await sendResults(fixture, { q4: 2, q5: 1 }),
    await sendResults(fixture, {}),
    await sendResults(fixture, {}),
  ];
  unsent = await handIn(fixture, {});
});
afterAll(() => fixture.test.close());

type Refusal = { readonly code: string; readonly message: string };

const compare = <T = ComparisonView>(ids: readonly string[], token = fixture.client.token) =>
  call<T>(fixture.test, 'clientInspections.compare', {
    token,
    query: { ids: ids.join(',') },
    language: 'en',
  });

const compareBranches = (token: string, branches: readonly string[] = []) =>
  call<ComparableView>(fixture.test, 'clientInspections.compareBranches', {
    token,
    query: { branches: branches.join(',') },
  });

describe('comparing inspections', () => {
  it('compares two in the requested order, differing questions first', async () => {
    const { status, body } = await compare([String(sent[1]), String(sent[0])]);
    expect(status).toBe(200);
    expect(body.inspections.map(({ id, score, grade }) => [id, score, grade])).toEqual([
      [sent[1], 95, 'A'],
      [sent[0], 90, 'A'],
    ]);
    expect([body.basis, body.compared, body.differing]).toEqual(['form', 10, 2]);
    const questions = body.categories[0]?.questions ?? [];
    expect(
      questions.slice(0, 3).map(({ key, differs, cells }) => [key, differs, ...cells.map((c) => c?.score)]),
    ).toEqual([
      ['q4', true, 2, 0],
      ['q5', true, 1, 2],
      ['q1', false, 2, 2],
    ]);
    const photos = questions
      .find(({ key }) => key === 'q10')
      ?.cells.map((cell) => cell?.answers[0]?.evidence.length);
    expect(photos).toEqual([1, 1]);
  });

  it('accepts three, and refuses a fourth with an explanation', async () => {
    expect((await compare(sent.slice(0, 3))).status).toBe(200);
    const { status, body } = await compare<Refusal>(sent);
    expect([status, body.code]).toEqual([400, 'compare_too_many']);
    expect(body.message).toBe('Compare up to 3 inspections. Remove one to add another.');
  });

  it.each([
    ['none', () => []],
    ['one', () => [String(sent[0])]],
    ['the same one twice', () => [String(sent[0]), String(sent[0])]],
  ])('requires at least two different inspections, not %s', async (_, ids) => {
    const { status, body } = await compare<Refusal>(ids());
    expect([status, body.code]).toEqual([400, 'compare_too_few']);
  });

  it('answers 404 for unsent results, other clients’ inspections and malformed ids', async () => {
    const stranger = await asRole(fixture.test, 'client');
    expect((await compare([String(sent[0]), unsent])).status).toBe(404);
    expect((await compare([String(sent[0]), 'nonsense'])).status).toBe(404);
    expect((await compare(sent.slice(0, 2), stranger.token)).status).toBe(404);
  });

  it('shows a manager only inspections of their own branches', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: fixture.client.id,
      branchIds: [fixture.branchId],
    });
    const idle = await asRole(fixture.test, 'branch_manager', { clientId: fixture.client.id });
    expect((await compare(sent.slice(0, 2), manager.token)).status).toBe(200);
    expect((await compare(sent.slice(0, 2), idle.token)).status).toBe(404);
    expect((await compareBranches(idle.token)).body.branches).toEqual([]);
    expect((await compareBranches(idle.token, [fixture.branchId])).status).toBe(404);
  });

  it('compares the questions that two versions share, and only category scores of different forms', async () => {
    const { db } = fixture.test.api;
    const [first] = await db.select().from(formVersions).where(eq(formVersions.id, fixture.formVersionId));
    const { templateId, body } = first as typeof formVersions.$inferSelect;
    const [category] = body.categories;
    const questions = [...(category?.questions.slice(0, 9) ?? []), makeQuestion('added')];
    const later = makeForm(makeCategory('kitchen', 100, questions));
    const versions = await db
      .insert(formVersions)
      .values({ templateId, version: 2, body: later })
      .returning({ id: formVersions.id });
    const moved = async (id: string | undefined, formVersionId: string | undefined) =>
      db
        .update(requests)
        .set({ formVersionId: String(formVersionId) })
        .where(eq(requests.id, String(id)));
    await moved(sent[2], versions[0]?.id);
    await db
      .update(answers)
      .set({ questionKey: 'added' })
      .where(and(eq(answers.requestId, String(sent[2])), eq(answers.questionKey, 'q10')));
    await moved(sent[3], await addForm(fixture.test, body));

    const acrossVersions = (await compare([String(sent[0]), String(sent[2])])).body;
    expect([acrossVersions.basis, acrossVersions.compared, acrossVersions.differing]).toEqual([
      'versions',
      9,
      1,
    ]);
    const acrossForms = (await compare([String(sent[0]), String(sent[3])])).body;
    expect([acrossForms.basis, acrossForms.compared]).toEqual(['forms', 0]);
    expect(acrossForms.categories.map(({ scores }) => scores)).toEqual([
      [90, null],
      [null, 100],
    ]);
  });
});

describe('the inspections that can be compared', () => {
  it('suggests the last three of the branch and service inspected last, earliest first, without a revoked one', async () => {
    const { db } = fixture.test.api;
    const on = async (id: string | undefined, day: string) =>
      db
        .update(requests)
        .set({ startedAt: new Date(`${day}T08:00:00Z`) })
        .where(eq(requests.id, String(id)));
    const days = ['2026-11-01', '2026-11-02', '2026-11-03', '2026-11-04'];
    for (const [at, day] of days.entries()) await on(sent[at], day);
    const suggested = async () => (await compareBranches(fixture.client.token)).body.suggested;
    expect(await suggested()).toEqual({ branchId: fixture.branchId, ids: sent.slice(1) });
    const revoke = (at: Date | null) =>
      db
        .update(requests)
        .set({ certificateRevokedAt: at })
        .where(eq(requests.id, String(sent[2])));
    await revoke(new Date('2026-11-05T08:00:00Z'));
    expect((await suggested())?.ids).toEqual([sent[0], sent[1], sent[3]]);
    await revoke(null);
    expect((await compareBranches(fixture.client.token, [fixture.branchId])).body.suggested).toBeNull();
    const stranger = await asRole(fixture.test, 'client');
    expect((await compareBranches(stranger.token)).body.suggested).toBeNull();
    // The first of the four had q4 at 0; the second at 2, with q5 at 1.
    const history = (await compare(sent.slice(0, 2))).body;
    expect(history.changes).toEqual({ worse: 1, repeated: 0, better: 1 });
    expect((await compare([String(sent[1]), String(sent[0])])).body.changes).toBeNull();
  });

  it('are listed for chosen branches, next to all branches with their counts', async () => {
    const { body } = await compareBranches(fixture.client.token, [fixture.branchId]);
    expect(body.branches.map(({ id, inspections }) => [id, inspections])).toEqual([[fixture.branchId, 4]]);
    expect(body.inspections.map(({ id }) => id).sort()).toEqual([...sent].sort());
    expect(body.more).toBe(false);
  });

  it('are listed only once a branch is chosen, and not found for another company’s branch', async () => {
    expect((await compareBranches(fixture.client.token)).body.inspections).toEqual([]);
    const stranger = await asRole(fixture.test, 'client');
    expect((await compareBranches(stranger.token, [fixture.branchId])).status).toBe(404);
    expect((await compareBranches(fixture.client.token, ['none'])).status).toBe(404);
  });

  it('include vehicle inspections without a branch, under “none”', async () => {
    const id = await makeRequest(fixture, 'certificate_generated', {
      branchId: null,
      resultsSentAt: fixture.test.api.clock(),
    });
    const { body } = await compareBranches(fixture.client.token, ['none']);
    expect(body.inspections.map((one) => [one.id, one.branch])).toEqual([[id, null]]);
  });
});

it('a comparison is available as a PDF, only to those who may see the inspections', async () => {
  const url = `/api/v1${operations['clientInspections.compareReport'].url}?ids=${sent.slice(0, 2).join(',')}&show=all`;
  const ask = (token: string) =>
    fixture.test.app.inject({ url, headers: { authorization: `Bearer ${token}`, 'accept-language': 'ar' } });
  const answer = await ask(fixture.client.token);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  expect((await ask((await asRole(fixture.test, 'client')).token)).statusCode).toBe(404);
});

it('a comparison can be rendered in the background, only for those who may see the inspections', async () => {
  const query = { ids: sent.slice(0, 2).join(','), show: 'all' as const };
  const begin = (token: string) => call<ExportView>(fixture.test, 'exports.comparison', { token, query });
  expect((await begin((await asRole(fixture.test, 'client')).token)).status).toBe(404);
  const { status, body } = await begin(fixture.client.token);
  expect([status, body.kind, body.status]).toEqual([202, 'comparison', 'waiting']);
  expect(await drawn(body.id)).toMatch(/^comparison-R-\d+-R-\d+-2026-11-22\.pdf$/);
});

it('a report can be rendered in the background, for clients only after the results were sent', async () => {
  const begin = (token: string, id: string) =>
    call<ExportView>(fixture.test, 'exports.report', { token, params: { id } });
  const [first] = sent;
  expect((await begin(fixture.client.token, unsent)).status).toBe(404);
  expect((await begin((await asRole(fixture.test, 'client')).token, String(first))).status).toBe(404);
  expect((await begin(fixture.supervisor.token, unsent)).status).toBe(202);
  const { body } = await begin(fixture.client.token, String(first));
  expect(await drawn(body.id)).toBe(`report-${body.about}-2026-11-22.pdf`);
});

/** Returns the file name of a client's export, once it is a PDF. */
async function drawn(id: string): Promise<string | undefined> {
  await fixture.test.runJobs();
  const { body } = await call<ExportView>(fixture.test, 'exports.get', {
    token: fixture.client.token,
    params: { id },
  });
  const { rawPayload } = await fixture.test.app.inject(String(body.file?.url));
  expect(rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  return body.file?.name;
}
