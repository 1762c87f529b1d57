import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ProfilePartsView } from '#domain/api/profileViews';
import type { RequestView } from '#domain/api/requestViews';
import { profileFactNames } from '#domain/profile/profileParts';
import { contracts } from '../../server/db/schema/money';
import { auditEntries } from '../../framework/server/db/schema/users';
import { tables } from '../../framework/server/db/schema/tables';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { buildOrdersWorld, order, type OrdersWorld, reread, sign } from './ordersWorld';
import { partAnswers, type Person } from './profileWorld';

let world: OrdersWorld;
let answers: Awaited<ReturnType<typeof partAnswers>>;
beforeAll(async () => {
  world = await buildOrdersWorld();
  answers = await partAnswers(world, world.client.token);
  await order(world);
});
afterAll(() => world?.test.close());

const readParts = async ({ token }: Person) =>
  (await call<ProfilePartsView>(world.test, 'profile.getParts', { token })).body;
const give = (part: string, body: object, { token }: Person = world.client) =>
  call<ProfilePartsView & { errors: object }>(world.test, 'profile.givePart', {
    token,
    params: { part },
    body,
  });
const due = ({ missing }: ProfilePartsView) => missing.filter((one) => one.due).map(({ part }) => part);
const actionOf = ({ actions }: RequestView, wanted: string) => actions.find(({ name }) => name === wanted);

/** State of a restaurant after registration: no part given yet. */
async function forget({ id }: Person = world.client): Promise<void> {
  const { db } = world.test.api;
  const { clients, clientTypes } = tables;
  const [type] = await db.select().from(clientTypes).where(eq(clientTypes.activity, 'restaurant'));
  const nothing = Object.fromEntries(profileFactNames.map((name) => [name, null]));
  const said = { ...nothing, notVatRegistered: false, nationalityIds: [], clientTypeId: String(type?.id) };
  await db.update(clients).set(said).where(eq(clients.id, id));
}

describe('a company that has just registered', () => {
  beforeAll(() => forget());

  it('is reminded of its numbers once there is a contract, and of nothing before', async () => {
    const other = await asRole(world.test, 'client');
    await forget(other);
    expect(due(await readParts(other))).toEqual([]);
    expect(due(await readParts(world.client))).toEqual(['numbers']);
  });

  it('signs no contract that could not name it, and is told what is missing', async () => {
    const request = await reread(world, (await order(world)).body.id);
    expect(actionOf(request, 'signContract')).toMatchObject({
      allowed: false,
      reason: expect.stringContaining('الرقم الوطني الموحد') as string,
    });
    const refused = await sign(world, request);
    expect([refused.status, (refused.body as unknown as { code: string }).code]).toEqual([
      409,
      'guard_refused',
    ]);
    const home = await call<{ client: { moves: { id: string; action: string }[] } }>(
      world.test,
      'dashboards.byRole',
      {
        token: world.client.token,
        params: { role: 'client' },
      },
    );
    expect(home.body.client.moves).toContainEqual(
      expect.objectContaining({ id: request.id, action: 'signContract' }),
    );
  });

  it('has its numbers in the contract that it signs at once, though it was drawn before they were said', async () => {
    const { id } = (await order(world)).body;
    expect((await give('numbers', answers.numbers)).status).toBe(200);
    const request = await reread(world, id);
    expect(request.contract?.version).toBe(2);
    expect(actionOf(request, 'signContract')).toMatchObject({ allowed: true });
    expect((await sign(world, request)).status).toBe(200);
    const [signed] = await world.test.api.db
      .select()
      .from(contracts)
      .where(eq(contracts.requestId, id))
      .orderBy(contracts.version)
      .offset(1);
    expect(JSON.stringify(signed?.data)).toContain(answers.numbers.commercialRegistration);
    expect(JSON.stringify(signed?.data)).toContain(answers.numbers.taxNumber);
  });

  it('says the rest part by part, each once, and the trail tells of it', async () => {
    expect((await give('numbers', answers.numbers)).body.errors).toMatchObject({
      commercialRegistration: [expect.any(String)],
    });
    const { body } = await give('papers', answers.papers);
    expect(body.missing.map(({ part }) => part)).toEqual(['premises', 'bank']);
    await give('premises', answers.premises);
    expect((await give('bank', answers.bank)).body).toEqual({ percent: 100, missing: [] });
    const [client] = await world.test.api.db
      .select()
      .from(tables.clients)
      .where(eq(tables.clients.id, world.client.id));
    expect(client).toMatchObject({
      employees: 12,
      municipalLicenceNumber: '4012345678',
      iban: answers.bank.iban,
    });
    const trail = await world.test.api.db
      .select()
      .from(auditEntries)
      .where(eq(auditEntries.recordId, world.client.id))
      .orderBy(auditEntries.at);
    expect(trail.map(({ changes }) => Object.keys(changes))).toContainEqual(['iban', 'bankDocument']);
  });
});

describe('what is refused', () => {
  beforeAll(() => forget());

  it.each([
    ['a part with a fact missing', 'bank', () => ({ iban: answers.bank.iban })],
    ['a fact of another part', 'numbers', () => ({ ...answers.numbers, iban: answers.bank.iban })],
  ])('%s', async (_, part, body) => {
    expect((await give(part, body())).status).toBe(400);
  });

  it('a paper of somebody else', async () => {
    const stranger = await asRole(world.test, 'client');
    const { bankDocument } = (await partAnswers(world, stranger.token)).bank;
    expect((await give('bank', { ...answers.bank, bankDocument })).status).toBe(404);
  });

  it('a branch manager, and a company that has not registered', async () => {
    const manager = await asRole(world.test, 'branch_manager', { clientId: world.client.id });
    expect((await give('bank', answers.bank, manager)).status).toBe(403);
    const newcomer = await asRole(world.test, 'client', { profileCompleted: false });
    expect((await give('bank', answers.bank, newcomer)).status).toBe(409);
  });
});
