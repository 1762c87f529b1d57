import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles';
import { requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { isOnHold } from '../../server/records/clientOnHoldFields';
import { learnProfileDuties } from '../../server/workflow/profileDuties';
import { asRole } from '../support/people';
import { buildInspectionsFixture, makeRequest, perform, type InspectionsFixture } from './inspectionsFixture';

const { clients } = tables;
const learnedAt = new Date('2026-12-05T08:00:00Z');
const sentAt = new Date('2026-12-07T09:00:00Z');
const before = new Date('2026-12-01T09:00:00Z');
const visitAt = new Date('2026-12-13T08:00:00Z');
const after = new Date('2026-12-06T09:00:00Z');

let fixture: InspectionsFixture;
let complete: Partial<typeof clients.$inferInsert>;
let tokens: Partial<Record<Role, string>>;

beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  fixture.test.setNow(sentAt);
  await makeRequest(fixture, 'inspection_completed', { createdAt: before, signedAt: before });
  [complete = {}] = await fixture.test.api.db
    .select({
      nationalityIds: clients.nationalityIds,
      employees: clients.employees,
      municipalLicence: clients.municipalLicence,
      municipalLicenceNumber: clients.municipalLicenceNumber,
      taxDocument: clients.taxDocument,
      notVatRegistered: clients.notVatRegistered,
    })
    .from(clients)
    .where(eq(clients.id, fixture.client.id));
  await learnProfileDuties(fixture.test.api.db, learnedAt);
  tokens = { admin: (await asRole(fixture.test, 'admin')).token, admin_operation: fixture.operator.token };
});
afterAll(() => fixture.test.close());

async function read(query = '', role: Role = 'admin_operation') {
  const headers = { authorization: `Bearer ${tokens[role]}` };
  const answer = await fixture.test.app.inject({ url: `/api/v1/clientsOnHold${query}`, headers });
  expect([answer.statusCode, answer.statusCode === 200 || answer.body]).toEqual([200, true]);
  return answer.json<Record<string, unknown>[]>();
}

const lacks = (values: Readonly<Partial<typeof clients.$inferInsert>>) =>
  fixture.test.api.db.update(clients).set(values).where(eq(clients.id, fixture.client.id));

describe('the list of clients whose requests are on hold for an incomplete profile', () => {
  it('is empty while all profiles are complete, and gives operations no access to client records', async () => {
    await makeRequest(fixture, 'details_sent', { signedAt: after, statusSince: sentAt });
    expect(await read()).toEqual([]);
    const headers = { authorization: `Bearer ${fixture.operator.token}` };
    for (const url of [
      `/api/v1/clientsOnHold/${fixture.client.id}`,
      `/api/v1/clients/${fixture.client.id}`,
    ]) {
      const { statusCode } = await fixture.test.app.inject({ url, headers });
      expect([403, 404]).toContain(statusCode);
    }
  });

  it('shows what is missing, since when, and the contact person', async () => {
    await lacks({ municipalLicence: null, municipalLicenceNumber: null, employees: null });
    const [user] = await fixture.test.api.db.select().from(users).where(eq(users.id, fixture.client.id));
    expect(await read()).toMatchObject([
      {
        id: fixture.client.id,
        missing: ['municipalLicenceNumber', 'municipalLicence', 'employees'],
        waitingSince: sentAt.toISOString(),
        requests: 1,
        name: user?.name,
        phone: user?.phone,
        email: user?.email,
      },
    ]);
    expect(await read('', 'admin')).toHaveLength(1);
  });

  it('can be searched by company name and filtered by missing field', async () => {
    const [{ companyName } = {}] = await read();
    expect(await read(`?q=${encodeURIComponent(String(companyName))}`)).toHaveLength(1);
    expect(await read('?missing=employees')).toHaveLength(1);
    expect(await read('?missing=shopArea')).toEqual([]);
  });

  it('cannot be searched by registration number, code, email, phone or contact name', async () => {
    const db = fixture.test.api.db;
    const [client] = await db.select().from(clients).where(eq(clients.id, fixture.client.id));
    const [user] = await db.select().from(users).where(eq(users.id, fixture.client.id));
    const known = [client?.commercialRegistration, client?.code, user?.email, user?.phone, user?.name].map(
      String,
    );
    const found = async (list: string, q: string) => {
      const headers = { authorization: `Bearer ${tokens.admin}` };
      const url = `/api/v1/${list}?q=${encodeURIComponent(q)}`;
      return (await fixture.test.app.inject({ url, headers })).json<unknown[]>().length;
    };
    for (const typed of known) {
      expect([typed, await found('clients', typed)]).toEqual([typed, 1]);
      expect([typed, await read(`?q=${encodeURIComponent(typed)}`)]).toEqual([typed, []]);
      expect([typed, await read(`?companyName_like=${encodeURIComponent(typed)}`)]).toEqual([typed, []]);
    }
    const name = encodeURIComponent(String(client?.companyName));
    expect(await read(`?q=${name}`)).toHaveLength(1);
  });

  it.each([
    ['nobody lacks anything', {}, after],
    ['a company outside VAT has no VAT papers', { taxDocument: null, notVatRegistered: true }, after],
    ['one within VAT has to have them', { taxDocument: null, notVatRegistered: false }, after],
    ['the staff have no nationality', { nationalityIds: [] }, after],
    ['the licence was asked after the order was signed', { municipalLicence: null }, before],
    ['the licence was asked before the order was signed', { municipalLicence: null }, after],
    ['the order is not signed', { municipalLicence: null }, null],
    ['only the bank account is missing, which no visit needs', { iban: null, bankDocument: null }, after],
  ])('contains exactly the clients whose visit cannot be approved: %s', async (_, values, signedAt) => {
    await fixture.test.api.db.update(requests).set({ status: 'cancelled' });
    await lacks({ ...complete, ...values });
    const id = await makeRequest(fixture, 'details_sent', { signedAt, visitAt });
    const listed = (await read()).length;
    const { status } = await perform(fixture, 'clientInspections.acceptDetails', fixture.client, id);
    expect([listed, status]).toEqual(status === 200 ? [0, 200] : [1, 409]);
    expect(await read()).toHaveLength(listed);
  });

  it('is read through an index on the requests’ status', async () => {
    const plan = await fixture.test.api.db.transaction(async (tx) => {
      await tx.execute(sql`set local enable_seqscan = off`);
      const found = await tx.execute<{ 'QUERY PLAN': string }>(
        sql`explain select id from ${clients} where ${isOnHold}`,
      );
      return found.rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toMatch(/Index.*requests_(client_id_status|status_\w+)_index/);
    expect(plan).not.toMatch(/Seq Scan on requests/);
  });
});
