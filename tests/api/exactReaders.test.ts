import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RequestView } from '#domain/api/requestViews';
import { noticeAudiences } from '#domain/notifications/requestNotices';
import { requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { findRecipients } from '../../server/modules/notifications/notify';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, orderAndSign, type OrdersFixture, type Person } from './ordersFixture';
import { payInFull } from './paymentsFixture';

/** Asserts the exact readers of a request's notices and parts, among two companies and the staff. */
let fixture: OrdersFixture;
let requestId: string;
const people: Record<string, Person> = {};
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  const { test, client, finance, operator, branchId } = fixture;
  const request = await payInFull(fixture, await orderAndSign(fixture));
  requestId = request.id;
  const refunded = await call(test, 'refunds.create', {
    token: finance.token,
    body: { requestId, amount: 10_000, reason: 'تعويض عن تأخر الزيارة' },
  });
  expect(refunded.status).toBe(201);
  const otherClient = await asRole(test, 'client');
  const supervisor = await asRole(test, 'supervisor');
  Object.assign(people, { client, finance, operator, supervisor, otherClient });
  people['admin'] = await asRole(test, 'admin');
  people['inspector'] = await asRole(test, 'inspector', { supervisorId: supervisor.id });
  people['manager'] = await asRole(test, 'branch_manager', { clientId: client.id, branchIds: [branchId] });
  people['managerWithoutBranch'] = await asRole(test, 'branch_manager', { clientId: client.id });
  people['otherManager'] = await asRole(test, 'branch_manager', { clientId: otherClient.id });
  people['otherSupervisor'] = await asRole(test, 'supervisor');
  people['otherInspector'] = await asRole(test, 'inspector', { supervisorId: supervisor.id });
  people['dismissedAdmin'] = await asRole(test, 'admin');
  await test.api.db
    .update(users)
    .set({ active: false })
    .where(eq(users.id, idOf('dismissedAdmin')));
  await test.api.db
    .update(requests)
    .set({ supervisorId: idOf('supervisor'), inspectorId: idOf('inspector') })
    .where(eq(requests.id, requestId));
});
afterAll(() => fixture.test.close());

const idOf = (name: string): string => {
  const person = people[name];
  if (!person) throw new Error(`nobody is called ${name}`);
  return person.id;
};

describe('a notification about a request', () => {
  /** Readers by rules 1.8 and by the audiences of the notices, reviewed by hand. */
  const readers = {
    client: ['client', 'manager'],
    operations: ['admin', 'operator'],
    finance: ['admin', 'finance'],
    supervisor: ['supervisor'],
    inspector: ['inspector'],
  };

  it.each(noticeAudiences)('for %s reaches exactly its specified readers', async (audience) => {
    const { db } = fixture.test.api;
    const [request] = await db.select().from(requests).where(eq(requests.id, requestId));
    if (!request) throw new Error('the request is gone');
    const reached = (await findRecipients(db, request, audience)).map(({ id }) => id);
    expect(new Set(reached)).toEqual(new Set(readers[audience].map(idOf)));
    expect(reached).toHaveLength(readers[audience].length);
  });
});

describe('the financial documents of a request', () => {
  /** Rules 1.8: finance and clients read credit notes; operations reads prices and invoices; a supervisor reads neither. */
  const documents = {
    admin: ['credit_note', 'invoice'],
    finance: ['credit_note', 'invoice'],
    operator: ['invoice'],
    supervisor: [],
    client: ['credit_note', 'invoice'],
    manager: ['credit_note', 'invoice'],
  };

  it.each(Object.entries(documents))('are readable by role: %s reads %j', async (name, kinds) => {
    const own = name === 'client' || name === 'manager';
    const { status, body } = await call<RequestView>(
      fixture.test,
      own ? 'clientInspections.get' : 'inspections.get',
      { token: String(people[name]?.token), params: { id: requestId } },
    );
    expect(status).toBe(200);
    expect(body.taxDocuments.map(({ kind }) => kind).sort()).toEqual(kinds);
    const pays = kinds.length > 0;
    expect([body.payments.length > 0, body.contract !== null, body.quote !== null]).toEqual([
      pays,
      pays,
      pays,
    ]);
  });
});
