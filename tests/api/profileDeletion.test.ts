import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeletionView } from '#domain/api/profileViews';
import { contracts, taxDocuments } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { auditEntries } from 'sijil/server/db/schema/users';
import { users } from '../../server/db/schema/users';
import { automationRuns } from 'sijil/server/db/schema/events';
import { files } from 'sijil/server/db/schema/files';
import { hashPassword } from 'sijil/server/http/secrets';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { upload, tinyPng } from '../support/upload';
import {
  addVehicles,
  buildOrdersFixture,
  order,
  orderAndSign,
  type OrdersFixture,
  sunday,
} from './ordersFixture';
import { payInFull } from './paymentsFixture';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  const { test, client } = fixture;
  await test.api.db
    .update(users)
    .set({ passwordHash: await hashPassword('Strong123') })
    .where(eq(users.id, client.id));
});
afterAll(() => fixture?.test.close());

const companyName = async () => {
  const { clients } = tables;
  const [row] = await fixture.test.api.db.select().from(clients).where(eq(clients.id, fixture.client.id));
  return String(row?.companyName);
};
const deletion = (body: object) =>
  call<{ code: string; errors?: Record<string, string[]>; details?: { code: string }[] }>(
    fixture.test,
    'clients.deleteOwnAccount',
    { token: fixture.client.token, body },
  );
const preview = async () =>
  (await call<DeletionView>(fixture.test, 'clients.deletionPreview', { token: fixture.client.token })).body;

describe('deleting an account as its owner', () => {
  it('requires the company name and the password', async () => {
    const wrongName = await deletion({ companyName: 'شركة أخرى', password: 'Strong123' });
    expect(wrongName.body.errors).toHaveProperty('companyName');
    const wrongPassword = await deletion({ companyName: await companyName(), password: 'Wrong123' });
    expect(wrongPassword.body.errors).toHaveProperty('password');
    expect((await call(fixture.test, 'session.get', { token: fixture.client.token })).status).toBe(200);
  });

  it('is blocked after repeated wrong passwords', async () => {
    const body = { companyName: await companyName(), password: 'Wrong123' };
    const codes: string[] = [];
    for (let tries = 0; tries < 7; tries += 1) codes.push((await deletion(body)).body.code);
    expect(codes.at(0)).toBe('validation_failed');
    expect(codes.at(-1)).toBe('too_many_requests');
    fixture.test.setNow(new Date(sunday.getTime() + 3_600_000));
  });

  it('is refused to a branch manager', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: fixture.client.id });
    const { status } = await call(fixture.test, 'clients.deleteOwnAccount', {
      token: manager.token,
      body: {},
    });
    expect(status).toBe(403);
  });

  it('is refused while an inspection is in progress, with the list of blockers', async () => {
    const placed = await orderAndSign(fixture);
    await payInFull(fixture, placed);
    expect(await preview()).toMatchObject({ blockers: [{ id: placed.id }], cancelled: [] });
    const { status, body } = await deletion({ companyName: await companyName(), password: 'Strong123' });
    expect([status, body.code]).toEqual([409, 'inspections_under_way']);
    expect(body.details).toMatchObject([{ id: placed.id }]);
    await fixture.test.api.db
      .update(requests)
      .set({ status: 'inspection_completed' })
      .where(eq(requests.id, placed.id));
  });

  it('cancels unpaid orders, erases people and company data, and keeps invoices and contracts', async () => {
    const { test, client } = fixture;
    const { db } = test.api;
    const manager = await asRole(test, 'branch_manager', {
      clientId: client.id,
      branchIds: [fixture.branchId],
    });
    await addVehicles(test, client.id, ['أ ب ج 1234']);
    const file = await upload(test, client.token, { content: tinyPng, name: 'tax.png' }, 'document');
    await db
      .update(tables.clients)
      .set({ taxDocument: file.body.id, iban: 'SA0380000000608010167519', taxNumber: '310122393500003' })
      .where(eq(tables.clients.id, client.id));
    const unpaid = await order(fixture);
    const text = { ar: 'عميل', en: 'Client' };
    const run = { resource: 'clients', recordId: client.id, occasion: 'once', status: 'done' } as const;
    await db
      .insert(automationRuns)
      .values({ ...run, automationId: randomUUID(), about: 'عميل', inputs: text, outcome: text });
    const before = await preview();
    expect(before).toMatchObject({
      blockers: [],
      cancelled: [{ id: unpaid.body.id }],
      // VAT certificate, commercial registration and municipal licence.
      erased: { branches: 1, vehicles: 1, documents: 3 },
      kept: { taxDocuments: 1, contracts: 1 },
    });
    const name = await companyName();
    expect((await deletion({ companyName: name, password: 'Strong123' })).status).toBe(200);

    const [cancelled] = await db.select().from(requests).where(eq(requests.id, unpaid.body.id));
    expect(cancelled?.status).toBe('cancelled');
    for (const id of [client.id, manager.id]) {
      const [person] = await db.select().from(users).where(eq(users.id, id));
      expect(person).toMatchObject({ name: 'حساب محذوف', phone: '', active: false, passwordHash: '' });
      expect(person?.email).toMatch(/@deleted\.invalid$/);
    }
    for (const { token } of [client, manager])
      expect((await call(test, 'session.get', { token })).status).toBe(401);
    const [company] = await db.select().from(tables.clients).where(eq(tables.clients.id, client.id));
    // The name and the number are on the invoice, which the law requires to be retained.
    expect(company).toMatchObject({
      companyName: name,
      taxNumber: '310122393500003',
      iban: null,
      taxDocument: null,
      deletedAt: expect.any(Date),
    });
    const [branch] = await db.select().from(tables.branches).where(eq(tables.branches.id, fixture.branchId));
    expect(branch).toMatchObject({ responsibleName: 'محذوف', responsiblePhone: '', active: false });
    const [vehicle] = await db.select().from(tables.vehicles).where(eq(tables.vehicles.clientId, client.id));
    expect(vehicle?.driverName).toBe('محذوف');
    expect(await db.select().from(files).where(eq(files.id, file.body.id))).toEqual([]);
    const trail = await db.select().from(auditEntries).where(eq(auditEntries.recordId, client.id));
    expect(trail.every(({ changes }) => Object.keys(changes).length === 0)).toBe(true);
    const runs = await db.select().from(automationRuns).where(eq(automationRuns.recordId, client.id));
    expect(runs.map(({ about, inputs, outcome }) => [about, inputs, outcome])).toEqual([[null, null, null]]);

    const invoices = await db.select().from(taxDocuments).where(eq(taxDocuments.clientId, client.id));
    expect(invoices.filter(({ kind }) => kind === 'invoice')).toHaveLength(1);
    // Rendered late or again, they name the company as it was when they were issued, and no person.
    for (const { buyer } of invoices)
      expect(buyer).toMatchObject({ name, address: { ar: expect.any(String) } });
    expect(JSON.stringify(invoices.map(({ buyer }) => buyer))).not.toContain('@');
    const signed = await db.select().from(contracts);
    expect(signed.some(({ signedAt }) => signedAt !== null)).toBe(true);
  });

  it('leaves the old password invalid', async () => {
    const { body } = await call<{ code: string }>(fixture.test, 'auth.login', {
      body: { email: 'client-1@example.test', password: 'Strong123' },
    });
    expect(body.code).toBe('wrong_credentials');
  });
});
