import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OperationId } from '#domain/access/operations';
import type { RefundableView } from '#domain/api/financeViews';
import { longestSorted } from 'sijil/schema/longOrders';
import { tables } from '../../server/db/schema/declared';
import { payments } from '../../server/db/schema/money';
import { certificates } from '../../server/db/schema/certificates';
import { formVersions, requests } from '../../server/db/schema/requests';
import { formQuestions } from '../../server/modules/figures/loadQuestions';
import { call } from '../support/call';
import { asRole } from '../support/people';
import { rowsReadBy } from '../support/rowsRead';
import {
  addBranch,
  addService,
  addVehicles,
  buildOrdersFixture,
  orderAndSign,
  type OrdersFixture,
  type Person,
} from './ordersFixture';
import { payInFull } from './paymentsFixture';

/** Paid requests of one company, of which every hundredth was cancelled. */
const paid = 40_000;
const companyName = 'مطاعم الواحة الكبرى';

let fixture: OrdersFixture;
beforeAll(async () => {
  fixture = await buildOrdersFixture();
  const { db } = fixture.test.api;
  const model = await payInFull(fixture, await orderAndSign(fixture));
  await db.execute(
    sql`update ${tables.clients} set company_name = ${companyName} where id = ${fixture.client.id}`,
  );
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ${requests} (status, status_since, kind, client_id, branch_id, service_id, created_by_id, form_version_id, total, is_refundable, created_at)
      select case when n % 100 = 0 then 'cancelled' else 'inspection_completed' end, status_since - n * interval '1 minute', kind, client_id,
        branch_id, service_id, created_by_id, form_version_id, total, true, created_at - n * interval '1 minute'
      from ${requests}, generate_series(1, ${sql.raw(String(paid))}) as n where id = ${model.id}`);
    await tx.execute(sql`
      insert into ${payments} (request_id, instalment_id, client_id, method, status, amount, created_by_id, created_at)
      select r.id, gen_random_uuid(), r.client_id, 'card', 'paid', r.total, r.created_by_id, r.created_at
      from ${requests} r where r.id <> ${model.id}`);
  });
  await growChain(model.id);
  await db.execute(
    sql`vacuum analyze ${requests}, ${payments}, ${certificates}, ${tables.branches}, ${formVersions}`,
  );
}, 240_000);
afterAll(() => fixture?.test.close());

/** Visits of another company whose results were sent, of which few were at a branch of its own name, and its vehicles. */
const ofChain = 15_000;
const atNamed = 150;
let chain: Person & { readonly branchId: string };
let fleetService: string;

/** Adds that company; each visit of the first one has the certificate of a vehicle of its own. */
async function growChain(model: string): Promise<void> {
  const { test, serviceId } = fixture;
  const { db } = test.api;
  const person = await asRole(test, 'client');
  const [named, other] = [await addBranch(test, person.id), await addBranch(test, person.id)];
  chain = { ...person, branchId: other };
  fleetService = await addService(test, { subject: 'vehicle' });
  // Branches of the first company have the name too.
  for (const id of [named, fixture.branchId])
    await db.execute(sql`update ${tables.branches} set name = 'فرع النخيل' where id = ${id}`);
  const vehicles = await addVehicles(test, person.id, ['أ ب ج 1', 'أ ب ج 2', 'أ ب ج 3']);
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    await tx.execute(sql`
      insert into ${requests} (status, kind, client_id, branch_id, service_id, created_by_id, form_version_id, results_sent_at, created_at)
      select 'inspection_completed', kind, ${person.id}::uuid, case when n <= ${atNamed} then ${named}::uuid else ${other}::uuid end,
        service_id, created_by_id, form_version_id, now() - n * interval '1 minute', created_at - n * interval '1 minute'
      from ${requests}, generate_series(1, ${sql.raw(String(ofChain))}) as n where id = ${model}`);
    await tx.execute(sql`
      insert into ${certificates} (request_id, client_id, vehicle_id, service_id, code, version, score, grade, subject, issued_at, valid_until)
      select id, client_id, gen_random_uuid(), service_id, id::text, 1, 90, 'A', '{}', created_at, created_at + interval '1 year'
      from ${requests} where client_id = ${fixture.client.id}`);
    await tx.execute(sql`
      insert into ${certificates} (request_id, client_id, vehicle_id, service_id, code, version, score, grade, subject, issued_at, valid_until)
      values (${model}, ${person.id}, ${vehicles[0]}, ${serviceId}, 'of the first vehicle', 1, 90, 'A', '{}', now(), '2027-11-01T09:00:00Z')`);
  });
}

/** A call of that company, and the rows that it reads. */
const byChain = <T>(id: OperationId, query: Record<string, string> = {}) =>
  rowsReadBy(fixture.test.api.db.$client, () => call<T>(fixture.test, id, { token: chain.token, query }));

const refundable = (query: Record<string, string>) =>
  rowsReadBy(fixture.test.api.db.$client, () =>
    call<RefundableView[]>(fixture.test, 'refunds.eligible', { token: fixture.finance.token, query }),
  );

describe('the requests that can be refunded, in a business with forty thousand paid ones', () => {
  it('are read by their index, and counted no further than any list', async () => {
    const { answer, read } = await refundable({ _end: '13' });
    expect(answer.body).toHaveLength(13);
    expect(answer.body.map(({ status }) => status)).toEqual(Array.from({ length: 13 }, () => 'cancelled'));
    expect(answer.headers).toMatchObject({
      'x-total-count': String(longestSorted),
      'x-total-count-exact': 'false',
    });
    expect(read.get('requests')).toBeLessThan(longestSorted + 200);
    expect(read.get('payments')).toBeLessThan(200);
  });

  it('continue after the cancelled ones with the latest', async () => {
    const { answer, read } = await refundable({ _start: '395', _end: '405' });
    const statuses = answer.body.map(({ status }) => status);
    expect(statuses.filter((status) => status === 'cancelled')).toHaveLength(5);
    expect(statuses[5]).toBe('payment_completed');
    expect(read.get('requests')).toBeLessThan(longestSorted + 1_000);
  });

  it('are found by number among few rows', async () => {
    const { answer, read } = await refundable({ q: 'R-40123' });
    expect(answer.body.map(({ number }) => number)).toEqual([40_123]);
    expect(read.get('requests')).toBeLessThan(200);
  });

  it('are found by a name that all of them have, without collecting them', async () => {
    const { answer, read } = await refundable({ q: companyName, _end: '13' });
    expect(answer.body).toHaveLength(13);
    expect(read.get('requests')).toBeLessThan(2 * longestSorted);
  });
});

describe('what a company sees of its own, beside others with more', () => {
  it('are its vehicles, of whose certificates only theirs are read', async () => {
    const { answer, read } = await rowsReadBy(fixture.test.api.db.$client, () =>
      fixture.test.app.inject({
        url: '/api/v1/client/vehicles?_sort=number&_order=asc',
        headers: { authorization: `Bearer ${chain.token}` },
      }),
    );
    const rows = answer.json<{ certifiedUntil: string | null }[]>();
    expect(rows.map(({ certifiedUntil }) => certifiedUntil)).toEqual([
      '2027-11-01T09:00:00.000Z',
      null,
      null,
    ]);
    expect(read.get('certificates') ?? 0).toBeLessThan(50);
  });

  it('are its requests at a branch, found by a name that a branch of another company has too', async () => {
    const { answer, read } = await byChain<unknown[]>('clientInspections.list', { q: 'النخيل', _end: '200' });
    expect(answer.body).toHaveLength(atNamed);
    // The own rows are counted as far as a list may be sorted; then those at the branch are read.
    expect(read.get('requests')).toBeLessThan(longestSorted + 20 * atNamed);
  });

  it('are no requests for a name that nobody has, without a look at each of its own', async () => {
    const { answer, read } = await byChain<unknown[]>('clientInspections.list', { q: 'الدرعية' });
    expect(answer.body).toEqual([]);
    expect(read.get('requests')).toBeLessThan(longestSorted + 100);
  });

  it('are its branches, with their visits counted among its own', async () => {
    const { answer, read } = await byChain<{ branches: { id: string; inspections: number }[] }>(
      'clientInspections.compareBranches',
    );
    const found = answer.body.branches.find(({ id }) => id === chain.branchId);
    expect(found?.inspections).toBe(ofChain - atNamed);
    expect(read.get('requests')).toBeLessThan(ofChain + 100);
  });
});

it('the forms in which a service asked are found without the visits of other services', async () => {
  const { db } = fixture.test.api;
  const { rows } = await db.execute<{ form: string }>(
    sql`select form_id as form from ${tables.services} where id = ${fixture.serviceId}`,
  );
  const { answer, read } = await rowsReadBy(db.$client, () =>
    formQuestions(db, { id: fleetService, formId: String(rows[0]?.form) }),
  );
  expect(answer.length).toBeGreaterThan(5);
  expect(read.get('requests') ?? 0).toBeLessThan(50);
});
