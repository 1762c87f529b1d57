import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { retentionRules } from '#domain/retention/retentionRules';
import { recordDrafts } from 'sijil/server/db/schema/console';
import { oneTimeTokens, sessions } from 'sijil/server/db/schema/users';
import { makeMonths } from 'sijil/server/db/months/makeMonths';
import { partsByMonth } from 'sijil/server/db/months/monthsOf';
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
const day = (text: string) => new Date(`${text}T07:00:00Z`);
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

describe('data beyond its retention period', () => {
  it('is deleted by the nightly job in any amount, and newer data stays', async () => {
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
      // The first was not read; the second waits for an action that was not done.
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

    const typed = { userId, resource: 'cities', version: null, values: { name: 'x' }, before: {} };
    await db.insert(recordDrafts).values([
      { ...typed, record: 'old', savedAt: after(-31) },
      { ...typed, record: 'new', savedAt: after(-29) },
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
    expect((await db.select().from(recordDrafts)).map(({ record }) => record)).toEqual(['new']);
    const runs = new Map((await db.select().from(retentionRuns)).map((run) => [run.kind, run.deleted]));
    expect(Object.fromEntries(runs)).toEqual({
      mails: 2_345,
      notifications: 2,
      tokens: 1,
      sessions: 1,
      orderKeys: 0,
      orderDrafts: 1,
      recordDrafts: 1,
      refusedCards: 0,
      deliveries: 0,
      automationRuns: 0,
      trash: 0,
      erasedContents: 0,
      evidenceUploads: 0,
      visitDrafts: 0,
      leftovers: 0,
      unusedUploads: 0,
    });
  });

  it('is deleted once: a second run deletes nothing', async () => {
    await forgetExpired(test.api);
    const runs = await test.api.db.select().from(retentionRuns);
    expect(runs.reduce((sum, { deleted }) => sum + (deleted ?? 0), 0)).toBe(0);
  });
});

describe('the list of retention rules', () => {
  it('shows general admins every rule with its reason and last run, and is refused to others', async () => {
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

  it('follows the running version’s rules, and retains the counts of the last run', async () => {
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

describe('monthly partitions', () => {
  const namesOf = async (table: string) => (await partsByMonth(test.api.db, table)).map(({ name }) => name);

  it('are dropped when all their rows may be deleted, and otherwise purged row by row', async () => {
    const { db } = test.api;
    for (const now of [day('2025-10-18'), day('2026-03-17'), begun]) await makeMonths(db, now);
    const days = ['2025-12-01', '2025-12-31', '2026-01-31', '2026-05-10', '2026-10-01'];
    await db.insert(mailMessages).values(days.map((at) => ({ ...mail(day(at)), subject: at })));
    const { id: userId } = await asRole(test, 'client');
    const notice = (at: string, isRead: boolean) => ({
      userId,
      kind: `month ${at}`,
      createdAt: day(at),
      readAt: isRead ? day(at) : null,
    });
    await db.insert(notifications).values([
      ...days.map((at) => notice(at, true)),
      // Nobody has read it.
      notice('2025-12-24', false),
    ]);
    // No job ran from April to November, so July's partition is longer.
    const later = ['2026_07', '2027_01', '2027_02'];
    expect(await namesOf('mail_messages')).toEqual(
      ['first', '2025_12', '2026_01', '2026_02', '2026_05', '2026_06', ...later, 'later'].map(
        (name) => `mail_messages_${name}`,
      ),
    );

    test.setNow(day('2027-02-10'));
    await forgetExpired(test.api);
    test.setNow(begun);

    const left = (await db.select().from(mailMessages)).map(({ subject }) => subject);
    expect(left.filter((subject) => days.includes(subject))).toEqual(['2026-10-01']);
    expect((await namesOf('mail_messages'))[0]).toBe('mail_messages_2026_07');
    const kinds = (await db.select().from(notifications)).map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind.startsWith('month')).toSorted()).toEqual([
      'month 2025-12-24',
      'month 2026-05-10',
      'month 2026-10-01',
    ]);
    expect((await namesOf('notifications')).slice(0, 3)).toEqual([
      'notifications_first',
      'notifications_2025_12',
      'notifications_2026_02',
    ]);
    const runs = await db.select().from(retentionRuns);
    const deleted = (kind: string) => runs.find((run) => run.kind === kind)?.deleted;
    expect([deleted('mails'), deleted('notifications')]).toEqual([4 + 12, 3 + 1]);
  });
});
