import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../server/db/schema/messages';
import { tables } from '../../server/db/schema/declared';
import { remindDocuments } from '../../server/wiring/jobs/remindDocuments';
import type { NotificationView } from '#domain/api/messageViews';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPdf, upload } from '../support/upload';
import { addBranch, buildOrdersFixture, type OrdersFixture, sunday } from './ordersFixture';

let fixture: OrdersFixture;
beforeAll(async () => void (fixture = await buildOrdersFixture()), 120_000);
afterAll(() => fixture.test.close());

type Person = OrdersFixture['client'];
interface Company {
  readonly client: Person;
  readonly branchId: string;
  readonly manager: Person;
}

async function withCompany(): Promise<Company> {
  const client = await asRole(fixture.test, 'client');
  const branchId = await addBranch(fixture.test, client.id);
  const manager = await asRole(fixture.test, 'branch_manager', {
    clientId: client.id,
    branchIds: [branchId],
  });
  return { client, branchId, manager };
}

async function give(by: Person, company: Company, changes: Readonly<Record<string, unknown>> = {}) {
  const file = await upload(fixture.test, by.token, { content: tinyPdf, name: 'licence.pdf' }, 'document');
  const answer = await fixture.test.app.inject({
    method: 'POST',
    url: '/api/v1/branchDocuments',
    headers: { authorization: `Bearer ${by.token}` },
    payload: {
      clientId: company.client.id,
      branchId: company.branchId,
      kind: 'municipalLicence',
      number: '40112026',
      expiresOn: '2026-12-10',
      document: file.body.id,
      ...changes,
    },
  });
  return { status: answer.statusCode, body: answer.json<{ id: string }>() };
}

const noticesOf = (person: Person) =>
  fixture.test.api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, person.id), like(notifications.kind, 'documentExpire%')));

describe('the documents of a branch', () => {
  it('can be added by the company and by the branch’s manager, for their own branches only', async () => {
    const [one, other] = [await withCompany(), await withCompany()];
    expect((await give(one.client, one)).status).toBe(201);
    expect((await give(one.manager, one, { number: '40119042' })).status).toBe(201);
    const strange = await give(one.client, { ...one, branchId: other.branchId });
    expect(strange.status).toBeGreaterThanOrEqual(400);
    expect((await give(one.manager, other)).status).toBeGreaterThanOrEqual(400);
    const second = await addBranch(fixture.test, one.client.id);
    expect((await give(one.manager, { ...one, branchId: second })).status).toBeGreaterThanOrEqual(400);
  });

  it('are unique: the same number with the same expiry is refused, a renewal is accepted', async () => {
    const one = await withCompany();
    expect((await give(one.client, one)).status).toBe(201);
    const again = await give(one.client, one);
    expect(again).toMatchObject({ status: 409, body: { errors: { number: [expect.any(String)] } } });
    expect((await give(one.client, one, { expiresOn: '2027-12-10' })).status).toBe(201);
    expect((await give(one.client, one, { kind: 'civilDefence' })).status).toBe(201);
  });

  it('remind the company and the manager once 30 days before, 7 days before and on the last day', async () => {
    const one = await withCompany();
    await give(one.client, one, { expiresOn: '2026-12-22' });
    const days = async (date: string) => {
      fixture.test.setNow(new Date(`${date}T07:00:00Z`));
      await remindDocuments(fixture.test.api);
      await remindDocuments(fixture.test.api);
      return [(await noticesOf(one.client)).length, (await noticesOf(one.manager)).length];
    };
    expect(await days('2026-11-21')).toEqual([0, 0]);
    expect(await days('2026-11-22')).toEqual([1, 1]);
    expect(await days('2026-12-01')).toEqual([1, 1]);
    expect(await days('2026-12-15')).toEqual([2, 2]);
    expect(await days('2026-12-22')).toEqual([3, 3]);
    expect(await days('2027-03-01')).toEqual([3, 3]);
    fixture.test.setNow(sunday);
    const { body } = await call<NotificationView[]>(fixture.test, 'notifications.list', {
      token: one.client.token,
      language: 'en',
    });
    expect(body[0]).toMatchObject({ link: `/client/branches/${one.branchId}` });
    const sentences = body.map(({ sentence }) => sentence);
    expect(sentences).toEqual([
      expect.stringContaining('“Municipal licence” expires today, 22 December 2026'),
      expect.stringContaining('“Municipal licence” expires on 22 December 2026'),
      expect.stringContaining('“Municipal licence” expires on 22 December 2026'),
    ]);
  });

  it('are said to have expired when that is known only afterwards', async () => {
    const one = await withCompany();
    await give(one.client, one, { expiresOn: '2026-12-10' });
    fixture.test.setNow(new Date('2026-12-20T07:00:00Z'));
    await remindDocuments(fixture.test.api);
    fixture.test.setNow(sunday);
    const { body } = await call<NotificationView[]>(fixture.test, 'notifications.list', {
      token: one.client.token,
      language: 'en',
    });
    expect(body.map(({ title }) => title)).toEqual(['A document has expired']);
    expect(body[0]?.sentence).toContain('“Municipal licence” expired on 10 December 2026');
  });

  it('send no reminder after a renewal, nor for a closed branch', async () => {
    const [one, closed] = [await withCompany(), await withCompany()];
    await give(one.client, one, { expiresOn: '2026-11-25' });
    await give(one.client, one, { expiresOn: '2027-11-25' });
    await give(closed.client, closed, { expiresOn: '2026-11-25' });
    const { branches } = tables;
    await fixture.test.api.db.update(branches).set({ active: false }).where(eq(branches.id, closed.branchId));
    await remindDocuments(fixture.test.api);
    expect([await noticesOf(one.client), await noticesOf(closed.client)]).toEqual([[], []]);
  });
});
