import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retentionRules } from '#domain/retention/retentionRules';
import { oneTimeTokens, sessions } from '#framework/server/db/schema/users';
import { mailMessages, notifications } from '../../server/db/schema/messages';
import { orderDrafts } from '../../server/db/schema/requests';
import { retentionRuns } from '../../server/db/schema/retention';
import { forgetExpired, listRetention } from '../../server/modules/retention/forgetExpired';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';

let test: TestApp;
let begun: Date;
beforeAll(async () => {
  test = await buildTestApp();
  begun = test.api.clock();
});
afterAll(() => test?.close());

const after = (days: number) => new Date(begun.getTime() + days * 86_400_000);
const mail = (createdAt: Date) => ({
  to: 'a@example.sa',
  subject: 'Subject',
  text: '',
  html: '',
  createdAt,
});

async function list(role: Parameters<typeof asRole>[1]) {
  const { token } = await asRole(test, role);
  const answer = await test.app.inject({
    url: '/api/v1/admin/retention',
    headers: { authorization: `Bearer ${token}`, 'accept-language': 'en' },
  });
  return { status: answer.statusCode, rows: answer.json<Record<string, unknown>[]>() };
}

describe('what is older than its rule allows', () => {
  it('is deleted at night, however much there is, and the rest stays', async () => {
    const { db } = test.api;
    const { id: userId } = await asRole(test, 'client');
    const days = retentionRules.mails.days;
    await db
      .insert(mailMessages)
      .values([
        ...Array.from({ length: 2_345 }, () => mail(after(-days - 1))),
        ...Array.from({ length: 12 }, () => mail(after(-days + 1))),
      ]);
    const old = { userId, kind: 'test', createdAt: after(-400) };
    await db.insert(notifications).values([
      { ...old, readAt: after(-399) },
      { ...old, waitsFor: randomUUID(), doneAt: after(-1) },
      // Nobody has read the one, nor made the move that the other waits for.
      old,
      { ...old, waitsFor: randomUUID(), readAt: after(-399) },
      { ...old, readAt: begun, createdAt: after(-364) },
    ]);
    const ended = { userId, purpose: 'reset_password' as const };
    await db.insert(oneTimeTokens).values([
      { ...ended, tokenHash: 'a', expiresAt: after(-31) },
      { ...ended, tokenHash: 'b', expiresAt: after(-29) },
    ]);
    const session = { userId, tokenHash: randomUUID(), expiresAt: after(-31) };
    await db
      .insert(sessions)
      .values([session, { ...session, tokenHash: randomUUID(), apiTokenId: randomUUID() }]);
    const open = await db.$count(sessions);
    const draft = { userId, step: 'details', data: { notes: 'الباب الخلفي' }, placed: 3 };
    await db.insert(orderDrafts).values([
      { ...draft, serviceId: randomUUID(), updatedAt: after(-91) },
      { ...draft, serviceId: randomUUID(), updatedAt: after(-89) },
    ]);

    await forgetExpired(test.api);

    expect(await db.$count(mailMessages, sql`${mailMessages.createdAt} < ${after(0).toISOString()}`)).toBe(
      12,
    );
    expect(await db.$count(notifications, sql`${notifications.kind} = 'test'`)).toBe(3);
    expect((await db.select().from(oneTimeTokens)).map(({ tokenHash }) => tokenHash)).toEqual(['b']);
    expect(await db.$count(sessions)).toBe(open - 1);
    const drafts = await db
      .select()
      .from(orderDrafts)
      .where(eq(orderDrafts.userId, userId))
      .orderBy(orderDrafts.updatedAt);
    expect(drafts.map(({ step, data, placed }) => [step, data, placed])).toEqual([
      ['', {}, 3],
      ['details', draft.data, 3],
    ]);
    const runs = new Map((await db.select().from(retentionRuns)).map((run) => [run.kind, run.deleted]));
    expect(Object.fromEntries(runs)).toEqual({
      mails: 2_345,
      notifications: 2,
      tokens: 1,
      sessions: 1,
      orderKeys: 0,
      orderDrafts: 1,
      refusedCards: 0,
      deliveries: 0,
      automationRuns: 0,
      trash: 0,
      erasedContents: 0,
      evidenceUploads: 0,
      unusedUploads: 0,
    });
  });

  it('is deleted once: a second run finds nothing', async () => {
    await forgetExpired(test.api);
    const runs = await test.api.db.select().from(retentionRuns);
    expect(runs.reduce((sum, { deleted }) => sum + (deleted ?? 0), 0)).toBe(0);
  });
});

describe('the list of periods', () => {
  it('shows the general admin every rule with its reason and its last run, and nobody else', async () => {
    const { status, rows } = await list('admin');
    expect(status).toBe(200);
    expect(rows).toHaveLength(Object.keys(retentionRules).length);
    expect(rows).toContainEqual(
      expect.objectContaining({
        label: retentionRules.mails.label,
        days: 180,
        ranAt: begun.toISOString(),
        deleted: 0,
      }),
    );
    for (const role of ['admin_operation', 'admin_finance', 'supervisor', 'client'] as const)
      expect((await list(role)).status, role).toBe(403);
  });

  it('follows the rules of the version that runs, and keeps what the last run deleted', async () => {
    const { db } = test.api;
    await db.update(retentionRuns).set({ days: 1, deleted: 7 });
    await db.insert(retentionRuns).values({
      kind: 'gone' as 'mails',
      label: { ar: 'قديم', en: 'Old' },
      reason: { ar: 'قديم', en: 'Old' },
      days: 3,
    });
    await listRetention(db);
    const rows = await db.select().from(retentionRuns);
    expect(Object.fromEntries(rows.map(({ kind, days }) => [kind, days]))).toEqual(
      Object.fromEntries(Object.entries(retentionRules).map(([kind, { days }]) => [kind, days])),
    );
    expect(rows.every(({ deleted }) => deleted === 7)).toBe(true);
  });
});
