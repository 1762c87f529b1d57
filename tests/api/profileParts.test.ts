import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfilePartsView } from '#domain/api/profileViews';
import type { RequestView } from '#domain/api/requestViews';
import { profileFactNames } from '#domain/profile/profileParts';
import { contracts } from '../../server/db/schema/money';
import { auditEntries } from 'sijil/server/db/schema/users';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersFixture, order, type OrdersFixture, reread, sign } from './ordersFixture';
import { partAnswers, type Person } from './profileFixture';

let fixture: OrdersFixture;
let answers: Awaited<ReturnType<typeof partAnswers>>;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  answers = await partAnswers(fixture, fixture.client.token);
  await order(fixture);
});
afterAll(() => fixture?.test.close());

const readParts = async ({ token }: Person) =>
  (await call<ProfilePartsView>(fixture.test, 'profile.getParts', { token })).body;
const give = (part: string, body: object, { token }: Person = fixture.client) =>
  call<ProfilePartsView & { errors: object }>(fixture.test, 'profile.givePart', {
    token,
    params: { part },
    body,
  });
const due = ({ missing }: ProfilePartsView) => missing.filter((one) => one.due).map(({ part }) => part);
const actionOf = ({ actions }: RequestView, wanted: string) => actions.find(({ name }) => name === wanted);

/** Resets a restaurant to its state after registration, without any part of the profile. */
async function forget({ id }: Person = fixture.client): Promise<void> {
  const { db } = fixture.test.api;
  const { clients, clientTypes } = tables;
  const [type] = await db.select().from(clientTypes).where(eq(clientTypes.activity, 'restaurant'));
  const nothing = Object.fromEntries(profileFactNames.map((name) => [name, null]));
  const said = { ...nothing, notVatRegistered: false, nationalityIds: [], clientTypeId: String(type?.id) };
  await db.update(clients).set(said).where(eq(clients.id, id));
}

describe('a newly registered company', () => {
  beforeAll(() => forget());

  it('has to provide its numbers once it has a contract, and nothing before', async () => {
    const other = await asRole(fixture.test, 'client');
    await forget(other);
    expect(due(await readParts(other))).toEqual([]);
    expect(due(await readParts(fixture.client))).toEqual(['numbers']);
  });

  it('hides its missing profile parts from branch managers', async () => {
    const { client, branchId } = fixture;
    const manager = await asRole(fixture.test, 'branch_manager', {
      clientId: client.id,
      branchIds: [branchId],
    });
    expect((await call(fixture.test, 'profile.getParts', { token: manager.token })).status).toBe(403);
  });

  it('cannot sign a contract without its registration number, and sees the reason', async () => {
    const request = await reread(fixture, (await order(fixture)).body.id);
    expect(actionOf(request, 'signContract')).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('الرقم الوطني الموحد') as string,
    });
    const refused = await sign(fixture, request);
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
      409,
      'guard_refused',
    ]);
    const home = await call<{ client: { moves: { id: string; action: string }[] } }>(
      fixture.test,
      'dashboards.byRole',
      {
        token: fixture.client.token,
        params: { role: 'client' },
      },
    );
    expect(home.body.client.moves).toContainEqual(
      expect.objectContaining({ id: request.id, action: 'signContract' }),
    );
  });

  it('gets a new contract version with its numbers once they are provided, which can be signed at once', async () => {
    const { id } = (await order(fixture)).body;
    expect((await give('numbers', answers.numbers)).status).toBe(200);
    const request = await reread(fixture, id);
    expect(request.contract?.version).toBe(2);
    expect(actionOf(request, 'signContract')).toMatchObject({ allowed: true });
    expect((await sign(fixture, request)).status).toBe(200);
    const [signed] = await fixture.test.api.db
      .select()
      .from(contracts)
      .where(eq(contracts.requestId, id))
      .orderBy(contracts.version)
      .offset(1);
    expect(JSON.stringify(signed?.data)).toContain(answers.numbers.commercialRegistration);
    expect(JSON.stringify(signed?.data)).toContain(answers.numbers.taxNumber);
  });

  it('can provide the other parts one by one, each once, with an audit entry', async () => {
    expect((await give('numbers', answers.numbers)).body.errors).toMatchObject({
      commercialRegistration: [expect.any(String)],
    });
    const { body } = await give('papers', answers.papers);
    expect(body.missing.map(({ part }) => part)).toEqual(['premises', 'bank']);
    await give('premises', answers.premises);
    expect((await give('bank', answers.bank)).body).toEqual({ percent: 100, missing: [] });
    const [client] = await fixture.test.api.db
      .select()
      .from(tables.clients)
      .where(eq(tables.clients.id, fixture.client.id));
    expect(client).toMatchObject({
      employees: 12,
      municipalLicenceNumber: '4012345678',
      iban: answers.bank.iban,
    });
    const trail = await fixture.test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, fixture.client.id))
      .orderBy(auditEntries.at);
    expect(trail.map(({ changes }) => Object.keys(changes))).toContainEqual(['iban', 'bankDocument']);
  });
});

describe('invalid parts of a profile', () => {
  beforeAll(() => forget());

  it.each([
    ['a part with a fact missing', 'bank', () => ({ iban: answers.bank.iban })],
    ['a fact of another part', 'numbers', () => ({ ...answers.numbers, iban: answers.bank.iban })],
  ])('%s is refused', async (_, part, body) => {
    expect((await give(part, body())).status).toBe(400);
  });

  it('a document uploaded by somebody else is refused', async () => {
    const stranger = await asRole(fixture.test, 'client');
    const { bankDocument } = (await partAnswers(fixture, stranger.token)).bank;
    expect((await give('bank', { ...answers.bank, bankDocument })).status).toBe(422);
  });

  it('a branch manager and a company with an incomplete registration are refused', async () => {
    const manager = await asRole(fixture.test, 'branch_manager', { clientId: fixture.client.id });
    expect((await give('bank', answers.bank, manager)).status).toBe(403);
    const newcomer = await asRole(fixture.test, 'client', { profileCompleted: false });
    expect((await give('bank', answers.bank, newcomer)).status).toBe(409);
  });
});
