import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOffRequests, requests } from '../../server/db/schema/requests';
import { buildTestApp, type TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, orderAndSign } from './ordersFixture';

type Person = Awaited<ReturnType<typeof asRole>>;

let test: TestApp;
let admin: Person;
let supervisor: Person;
let inspector: Person;
beforeAll(async () => {
  test = await buildTestApp();
  admin = await asRole(test, 'admin');
  supervisor = await asRole(test, 'supervisor');
  inspector = await asRole(test, 'inspector', { supervisorId: supervisor.id });
});
afterAll(() => test.close());

async function ask(startsOn: string, endsOn = startsOn): Promise<string> {
  const { body } = await call<{ id: string }>(test, 'field.requestDayOff', {
    token: inspector.token,
    body: { startsOn, endsOn, reason: 'إجازة سنوية' },
  });
  return body.id;
}
const decide = (id: string, body: object, { token } = admin) =>
  call<{ code?: string; status?: string; errors?: object }>(test, 'daysOff.decide', {
    token,
    params: { id },
    body,
  });

describe('a day-off request', () => {
  it('can be approved by an admin, which mails the inspector', async () => {
    const id = await ask('2026-12-06', '2026-12-08');
    expect(await decide(id, { decision: 'approve' })).toMatchObject({
      status: 200,
      body: { status: 'approved' },
    });
    const [row] = await test.api.db.select().from(dayOffRequests).where(eq(dayOffRequests.id, id));
    expect(row).toMatchObject({ status: 'approved', decidedById: admin.id });
    await test.runJobs();
    expect(test.mails.at(-1)?.to).toMatch(/^inspector-/);
  });

  it('is one request where the phone asks again because the answer was lost', async () => {
    const id = await ask('2026-12-10', '2026-12-11');
    expect(await ask('2026-12-10', '2026-12-11')).toBe(id);
    const { status } = await call(test, 'field.requestDayOff', {
      token: inspector.token,
      body: { startsOn: '2026-12-11', endsOn: '2026-12-12', reason: 'إجازة سنوية' },
    });
    expect(status).toBe(400);
  });

  it('can be rejected only with a reason', async () => {
    const id = await ask('2026-12-13');
    expect((await decide(id, { decision: 'reject' })).body.errors).toHaveProperty('note');
    expect((await decide(id, { decision: 'reject', note: 'موسم مزدحم' })).body.status).toBe('rejected');
  });

  it('can be decided only once', async () => {
    const id = await ask('2026-12-20');
    const answers = await Promise.all([
      decide(id, { decision: 'approve' }),
      decide(id, { decision: 'reject', note: 'لا' }),
    ]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await decide(id, { decision: 'approve' })).body.code).toBe('day_off_decided');
  });

  it('cannot be decided by a supervisor or the inspector', async () => {
    const id = await ask('2026-12-27');
    for (const person of [supervisor, inspector])
      expect((await decide(id, { decision: 'approve' }, person)).status).toBe(403);
  });

  it('can be filtered by status in the console’s list', async () => {
    const response = await test.app.inject({
      url: '/api/v1/admin/days-off?status=pending',
      headers: { authorization: `Bearer ${admin.token}` },
    });
    const rows = response.json<{ status: string; $titles: Record<string, { ar: string }> }[]>();
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(['pending']));
    expect(rows[0]?.$titles['inspectorId']?.ar).toMatch(/^inspector/);
  });
});

describe('days off during a scheduled visit', () => {
  it('cannot be approved until the visit is moved', async () => {
    const fixture = await buildOrdersFixture();
    try {
      const boss = await asRole(fixture.test, 'admin');
      const chief = await asRole(fixture.test, 'supervisor');
      const { id: inspectorId } = await asRole(fixture.test, 'inspector', { supervisorId: chief.id });
      const { id: requestId } = await orderAndSign(fixture);
      const visitAt = new Date('2026-12-07T08:00:00Z');
      const { db } = fixture.test.api;
      await db
        .update(requests)
        .set({ status: 'inspector_assigned', inspectorId, visitAt })
        .where(eq(requests.id, requestId));
      const [asked] = await db
        .insert(dayOffRequests)
        .values({ inspectorId, startsOn: '2026-12-06', endsOn: '2026-12-07', reason: 'سفر' })
        .returning();
      const answer = await call<{ code: string; message: string }>(fixture.test, 'daysOff.decide', {
        token: boss.token,
        params: { id: String(asked?.id) },
        body: { decision: 'approve' },
      });
      expect(answer).toMatchObject({ status: 409, body: { code: 'day_off_has_visits' } });
      expect(answer.body.message).toContain('R-');
    } finally {
      await fixture.test.close();
    }
  });
});
