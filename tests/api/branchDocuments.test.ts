import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notifications } from '../../server/db/schema/messages';
import { tables } from '../../framework/server/db/schema/tables';
import { remindDocuments } from '../../server/wiring/jobs/remindDocuments';
import type { NotificationView } from '#domain/api/notificationView';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { tinyPdf, upload } from '../support/upload';
import { addBranch, buildOrdersWorld, type OrdersWorld, sunday } from './ordersWorld';

let world: OrdersWorld;
beforeAll(async () => void (world = await buildOrdersWorld()), 120_000);
afterAll(() => world.test.close());

type Person = OrdersWorld['client'];
interface Company {
  readonly client: Person;
  readonly branchId: string;
  readonly manager: Person;
}

async function withCompany(): Promise<Company> {
  const client = await asRole(world.test, 'client');
  const branchId = await addBranch(world.test, client.id);
  const manager = await asRole(world.test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
  return { client, branchId, manager };
}

async function give(by: Person, company: Company, changes: Readonly<Record<string, unknown>> = {}) {
  const file = await upload(world.test, by.token, { content: tinyPdf, name: 'licence.pdf' }, 'document');
  const answer = await world.test.app.inject({
    ...{ method: 'POST', url: '/api/v1/branchDocuments' },
    headers: { authorization: `Bearer ${by.token}` },
    payload: {
      ...{ clientId: company.client.id, branchId: company.branchId, kind: 'municipalLicence' },
      ...{ number: '40112026', expiresOn: '2026-12-10', document: file.body.id, ...changes },
    },
  });
  return { status: answer.statusCode, body: answer.json<{ id: string }>() };
}

const told = (person: Person) =>
  world.test.api.db
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, person.id), eq(notifications.kind, 'documentExpires')));

describe('the documents of a branch', () => {
  it('are given by its company and its manager, of their own branches alone', async () => {
    const [one, other] = [await withCompany(), await withCompany()];
    expect((await give(one.client, one)).status).toBe(201);
    expect((await give(one.manager, one, { number: '40119042' })).status).toBe(201);
    const strange = await give(one.client, { ...one, branchId: other.branchId });
    expect(strange.status).toBeGreaterThanOrEqual(400);
    expect((await give(one.manager, other)).status).toBeGreaterThanOrEqual(400);
    const second = await addBranch(world.test, one.client.id);
    expect((await give(one.manager, { ...one, branchId: second })).status).toBeGreaterThanOrEqual(400);
  });

  it('stand once: the same paper with the same end is refused beside its number, a renewal of it is taken', async () => {
    const one = await withCompany();
    expect((await give(one.client, one)).status).toBe(201);
    const again = await give(one.client, one);
    expect(again).toMatchObject({ status: 409, body: { errors: { number: [expect.any(String)] } } });
    expect((await give(one.client, one, { expiresOn: '2027-12-10' })).status).toBe(201);
    expect((await give(one.client, one, { kind: 'civilDefence' })).status).toBe(201);
  });

  it('remind company and manager 30 and 7 days before their end and on the last day, once each', async () => {
    const one = await withCompany();
    await give(one.client, one, { expiresOn: '2026-12-22' });
    const days = async (date: string) => {
      world.test.setNow(new Date(`${date}T07:00:00Z`));
      await remindDocuments(world.test.api);
      await remindDocuments(world.test.api);
      return [(await told(one.client)).length, (await told(one.manager)).length];
    };
    expect(await days('2026-11-21')).toEqual([0, 0]);
    expect(await days('2026-11-22')).toEqual([1, 1]);
    expect(await days('2026-12-01')).toEqual([1, 1]);
    expect(await days('2026-12-15')).toEqual([2, 2]);
    expect(await days('2026-12-22')).toEqual([3, 3]);
    expect(await days('2027-03-01')).toEqual([3, 3]);
    world.test.setNow(sunday);
    const { body } = await call<NotificationView[]>(world.test, 'notifications.list', {
      ...{ token: one.client.token, language: 'en' },
    });
    expect(body[0]).toMatchObject({ link: `/client/branches/${one.branchId}` });
    expect(body[0]?.sentence).toContain('“Municipal licence” of فرع العليا is valid until 22');
  });

  it('say nothing once they were renewed, nor of a branch that was closed', async () => {
    const [one, closed] = [await withCompany(), await withCompany()];
    await give(one.client, one, { expiresOn: '2026-11-25' });
    await give(one.client, one, { expiresOn: '2027-11-25' });
    await give(closed.client, closed, { expiresOn: '2026-11-25' });
    const { branches } = tables;
    await world.test.api.db.update(branches).set({ active: false }).where(eq(branches.id, closed.branchId));
    await remindDocuments(world.test.api);
    expect([await told(one.client), await told(closed.client)]).toEqual([[], []]);
  });
});
