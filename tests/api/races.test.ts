import { and, eq, notInArray } from 'drizzle-orm';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOffRequests, requests } from '../../server/db/schema/requests';
import { users } from '../../server/db/schema/users';
import { hashPassword } from 'sijil/server/http/secrets';
import { tables } from '../../server/db/schema/declared';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { perform, buildInspectionsFixture, makeRequest, type InspectionsFixture } from './inspectionsFixture';
import { addBranch, addService } from './ordersFixture';

/** Two concurrent actions on the real database, of which at most one may succeed. */
let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
});
afterAll(() => fixture.test.close());

it(
  'a day off and a visit on that day are never both approved, even at the same moment',
  { timeout: 60_000 },
  async () => {
    const { test, supervisor } = fixture;
    const admin = await asRole(test, 'admin');
    for (let round = 0; round < 20; round += 1) {
      const { id: inspectorId } = await asRole(test, 'inspector', { supervisorId: supervisor.id });
      const day = '2026-12-06';
      const id = await makeRequest(fixture, 'details_approved', {
        inspectorId: null,
        visitAt: new Date(`${day}T07:00:00Z`),
      });
      const [asked] = await test.api.db
        .insert(dayOffRequests)
        .values({ inspectorId, startsOn: day, endsOn: day, reason: 'إجازة', status: 'pending' })
        .returning();
      const answers = await Promise.all([
        perform(fixture, 'supervisorInspections.assignInspector', supervisor, id, { inspectorId }),
        call(test, 'daysOff.decide', {
          token: admin.token,
          params: { id: String(asked?.id) },
          body: { decision: 'approve' },
        }),
      ]);
      const done = answers.filter(({ status }) => status === 200);
      expect(done, `round ${round}: ${answers.map(({ status }) => status).join(', ')}`).toHaveLength(1);
    }
  },
);

it('an account deleted while orders are placed leaves no active order', { timeout: 120_000 }, async () => {
  const { test } = fixture;
  // An admin writes the contract of a reviewed service, so that no rendering delays the race.
  const serviceId = await addService(test, { billing: 'single', requiresContractReview: true });
  const passwordHash = await hashPassword('Strong123');
  let [deletions, placed] = [0, 0];
  for (let round = 0; round < 8; round += 1) {
    const client = await asRole(test, 'client');
    await test.api.db.update(users).set({ passwordHash }).where(eq(users.id, client.id));
    const branchId = await addBranch(test, client.id);
    const [company] = await test.api.db.select().from(tables.clients).where(eq(tables.clients.id, client.id));
    const place = () =>
      call(test, 'clientInspections.request', { token: client.token, body: { serviceId, branchId } });
    const orders = Array.from({ length: 3 }, (_, index) => later(index * 20 + round * 12).then(place));
    const [deleted, ...answers] = await Promise.all([
      call(test, 'clients.deleteOwnAccount', {
        token: client.token,
        body: { companyName: company?.companyName, password: 'Strong123' },
      }),
      ...orders,
    ]);
    // On a busy machine the database may time out: then nothing was deleted, and nothing needs to be gone.
    if (deleted.status === 503) continue;
    expect(deleted.status, JSON.stringify(deleted.body)).toBeLessThan(300);
    deletions += 1;
    placed += answers.filter(({ status }) => status === 201).length;
    const left = await test.api.db
      .select({ status: requests.status })
      .from(requests)
      .where(and(eq(requests.clientId, client.id), notInArray(requests.status, ['cancelled'])));
    expect(left, `round ${round}`).toEqual([]);
  }
  expect(deletions).toBeGreaterThan(0);
  expect(placed).toBeGreaterThan(0);
});

/** Waits. The deletion first checks the password, which takes about this long; the orders are spread over that time. */
function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });
}

it('transactions that update several requests in opposite order do not block each other’s status counters', async () => {
  const { connectionString } = fixture.test.api.db.$client.options;
  const ids = await Promise.all(
    (['pending', 'contract_sent', 'pending', 'contract_sent'] as const).map((status) =>
      makeRequest(fixture, status),
    ),
  );
  const begin = async () => {
    const client = new Client({ connectionString });
    await client.connect();
    return client;
  };
  // Connections that would use the same slot if their process ids decided.
  const one = await begin();
  const [slot] = (await one.query<{ slot: number }>('select pg_backend_pid() % 32 as slot')).rows;
  let other = await begin();
  for (let tried = 0; tried < 200; tried += 1) {
    const [its] = (await other.query<{ slot: number }>('select pg_backend_pid() % 32 as slot')).rows;
    if (its?.slot === slot?.slot) break;
    await other.end();
    other = await begin();
  }
  const move = async (client: Client, id: string | undefined, status: string) => {
    await client.query('update requests set status = $2 where id = $1', [id, status]);
    // Runs the deferred checks of the transaction's end now.
    await client.query('set constraints all immediate');
    await client.query('set constraints all deferred');
  };
  await Promise.all([one, other].map((client) => client.query("begin; set local lock_timeout = '2s'")));
  await move(one, ids[0], 'change_request');
  await move(other, ids[1], 'payment_pending');
  await move(one, ids[3], 'payment_pending');
  await move(other, ids[2], 'change_request');
  await Promise.all([one, other].map((client) => client.query('rollback')));
  await Promise.all([one.end(), other.end()]);
});
