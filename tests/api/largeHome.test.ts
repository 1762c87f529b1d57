import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DashboardView } from '#domain/api/dashboardViews';
import { certificates } from '../../server/db/schema/certificates';
import { packagePurchases } from '../../server/db/schema/money';
import { requests } from '../../server/db/schema/requests';
import { call } from '../support/call';
import { rowsReadBy } from '../support/rowsRead';
import { buildInspectionsFixture, type InspectionsFixture, makeRequest } from './inspectionsFixture';
import { addBranch } from './ordersFixture';

/** Past visits of the company, distributed over its branches; each has a certificate that a later one has superseded. */
const visits = 6000;
const branchCount = 20;

let fixture: InspectionsFixture;
beforeAll(async () => {
  fixture = await buildInspectionsFixture();
  const { test, client, serviceId } = fixture;
  const { db } = test.api;
  const model = await makeRequest(fixture, 'inspection_completed', {
    score: 80,
    resultsSentAt: new Date('2026-10-01T07:00:00Z'),
    statusSince: new Date('2026-10-01T07:00:00Z'),
  });
  const branches = await Promise.all(Array.from({ length: branchCount }, () => addBranch(test, client.id)));
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local session_replication_role = replica`);
    const branch = sql`(${sql.param(branches)}::uuid[])[1 + n % ${branchCount}]`;
    await tx.execute(sql`
      insert into ${requests} (status, kind, client_id, branch_id, service_id, created_by_id, form_version_id, score,
        results_sent_at, status_since, created_at)
      select status, kind, client_id, ${branch}, service_id, created_by_id, form_version_id, 60 + n % 40,
        results_sent_at - n * interval '1 hour', status_since - n * interval '1 hour', created_at - n * interval '1 hour'
      from ${requests}, generate_series(1, ${sql.raw(String(visits))}) as n where id = ${model}`);
    await tx.execute(sql`
      insert into ${certificates} (request_id, client_id, branch_id, service_id, code, version, score, grade, subject,
        issued_at, valid_until, superseded_at)
      select id, client_id, branch_id, service_id, id::text, 1, score, 'A', '{}', results_sent_at,
        results_sent_at + interval '1 year', results_sent_at from ${requests} where client_id = ${client.id}`);
  });
  await db.insert(packagePurchases).values({
    requestId: model,
    clientId: client.id,
    serviceId,
    name: { ar: 'باقة', en: 'Package' },
    quantity: 4,
    used: 1,
    startsOn: '2026-11-01',
    endsOn: '2027-02-19',
  });
  for (let count = 0; count < 3; count += 1) await makeRequest(fixture, 'details_sent');
  await db.execute(sql`vacuum analyze ${requests}, ${certificates}`);
}, 120_000);
afterAll(() => fixture.test.close());

it('the dashboard of a company with thousands of past visits reads all requests once, only to count them', async () => {
  const { test, client } = fixture;
  const { $client } = test.api.db;
  const {
    answer: { status, body },
    read,
  } = await rowsReadBy($client, () =>
    call<DashboardView>(test, 'dashboards.byRole', { token: client.token }),
  );
  expect(status).toBe(200);
  expect(body.client).toMatchObject({ requests: visits + 4, certificates: 0 });
  expect(body.client?.moves).toHaveLength(3);
  expect(body.client?.scores).toHaveLength(branchCount + 1);
  expect(body.client?.packages[0]?.next).toMatchObject({ reason: 'lowest' });

  // The count of all requests is the only part that reads them all, and only from an index.
  expect(read.get('requests')).toBeGreaterThan(visits);
  expect(read.get('requests')).toBeLessThan(visits + 1000);
  expect(read.get('certificates') ?? 0).toBeLessThan(100);
});

it('the dashboard reports that more tasks may exist beyond the first two hundred requests', async () => {
  const { test, client } = fixture;
  const home = async () =>
    (await call<DashboardView>(test, 'dashboards.byRole', { token: client.token })).body.client;
  const moreOf = async () => {
    const figures = await home();
    return [figures?.moves.length, figures?.moreMoves];
  };
  expect(await moreOf()).toEqual([3, false]);
  for (let count = 3; count < 201; count += 1) await makeRequest(fixture, 'details_sent');
  expect(await moreOf()).toEqual([200, true]);
});
