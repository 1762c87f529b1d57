import { eq, sql } from 'drizzle-orm';
import { roles } from '#domain/access/roles';
import { instalments, payments } from '../../server/db/schema/money';
import { nothingTaken } from 'sijil/schema/roles/customRoles';
import { tables } from '../../server/db/schema/declared';
import { auditEntries } from 'sijil/server/db/schema/users';
import { buildInspectionsFixture, makeRequest, type InspectionsFixture } from '../api/inspectionsFixture';
import { addBranch, addVehicles } from '../api/ordersFixture';
import type { TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import type { Attacker } from './attackers';
import { addDesignedTypes } from './designedTypes';

type Side = Pick<InspectionsFixture, 'client' | 'supervisor' | 'inspector' | 'branchId'> & {
  /** Admin who answers its tickets. */
  readonly assigneeId: string;
};

/** Builds two companies, each with people and rows: enough for a short run, and created in seconds. */
export async function buildSmallBusiness(): Promise<{ test: TestApp; attackers: Attacker[] }> {
  const fixture = await buildInspectionsFixture();
  const { test } = fixture;
  const adminRoles = roles.filter((role) => role.startsWith('admin'));
  const admins = await Promise.all(
    adminRoles.map(async (role) => [role, (await asRole(test, role)).id] as const),
  );
  const supervisor = await asRole(test, 'supervisor');
  const client = await asRole(test, 'client');
  const rival: Side = {
    client,
    supervisor,
    inspector: await asRole(test, 'inspector', { supervisorId: supervisor.id }),
    branchId: await addBranch(test, client.id),
    assigneeId: admins[0]?.[1] ?? '',
  };
  for (const side of [{ ...fixture, assigneeId: rival.assigneeId }, rival]) await addRows(fixture, side);
  await addDesignedTypes(test, rival.assigneeId);
  const branchIds = [fixture.branchId];
  const manager = await asRole(test, 'branch_manager', { clientId: fixture.client.id, branchIds });
  const readers = [...admins.map(([, id]) => id), fixture.client.id, manager.id, fixture.supervisor.id];
  // Subscription of each person: its list and address are known only to those who may subscribe others.
  await test.api.db
    .insert(tables.subscriptions)
    .values(readers.map((userId) => ({ name: 'Weekly', list: 'branches', address: '/branches', userId })));
  // Role that other accounts may have.
  await test.api.db.insert(tables.customRoles).values({
    name: { ar: 'مدير بلا تكاليف', en: 'Manager without costs' },
    base: 'branch_manager',
    narrowing: nothingTaken,
  });
  const none = { client: null, branches: [] };
  const own = { client: fixture.client.id, branches: [] };
  return {
    test,
    attackers: [
      ...admins.map(([role, id]) => ({ name: role, person: { id, role, ...none } })),
      { name: 'client', person: { id: fixture.client.id, role: 'client', ...own } },
      {
        name: 'manager',
        person: { id: manager.id, role: 'branch_manager', client: fixture.client.id, branches: branchIds },
      },
      { name: 'supervisor', person: { id: fixture.supervisor.id, role: 'supervisor', ...none } },
      { name: 'inspector', person: { id: fixture.inspector.id, role: 'inspector', ...none } },
      { name: 'stranger', person: null },
    ],
  };
}

async function addRows(fixture: InspectionsFixture, side: Side): Promise<void> {
  const { db } = fixture.test.api;
  const clientId = side.client.id;
  const mine = {
    clientId,
    branchId: side.branchId,
    createdById: clientId,
    supervisorId: side.supervisor.id,
    inspectorId: side.inspector.id,
  };
  // Results that were not sent yet: the supervisor may know their scores, the client may not. No supervisor may know a price.
  for (const [score, grade, failedCritical] of [
    [95.2, 'A', 0],
    [88.1, 'B', 1],
    [64.3, 'D', 4],
  ] as const)
    await makeRequest(fixture, 'form_submitted', {
      ...mine,
      score,
      grade,
      failedCritical,
      total: Math.round(score * 1e3),
    });
  await makeRequest(fixture, 'inspection_completed', {
    ...mine,
    score: 71.5,
    grade: 'C',
    failedCritical: 2,
    total: 115e3,
    resultsSentAt: new Date(),
  });
  const unpaid = await makeRequest(fixture, 'pending', { ...mine, supervisorId: null, inspectorId: null });
  await addTransfer(fixture, side, unpaid);
  await addTransfer(fixture, side, await makeRequest(fixture, 'inspector_assigned', mine));
  await db.insert(tables.restaurants).values([
    { clientId, name: 'مطعم' },
    { clientId, name: 'مطعم أُغلق', deletedAt: new Date() },
  ]);
  await db
    .update(tables.clients)
    .set({ iban: 'SA4420000001234567891234', bankDocument: sql`commercial_document` })
    .where(eq(tables.clients.id, clientId));
  await addHistory(fixture, side);
  await addVehicles(fixture.test, clientId, [`أ ب ج ${clientId.slice(0, 4)}`]);
  const ticket = { title: 'تذكرة', subject: 'other', message: 'رسالة', status: 'open' } as const;
  await db.insert(tables.tickets).values({
    ...ticket,
    clientId,
    requesterId: clientId,
    lastMessageAt: new Date() as never,
    assigneeId: side.assigneeId,
  });
  const token = { name: 'محاسبة', reads: ['requests'], endsOn: '2027-06-30' };
  for (const userId of [clientId, side.supervisor.id, side.assigneeId])
    await db.insert(tables.apiTokens).values({ ...token, userId });
}

/** A bank transfer that waits for finance. */
async function addTransfer({ test }: InspectionsFixture, { client }: Side, requestId: string): Promise<void> {
  const { db } = test.api;
  const amount = 57_500;
  const [instalment] = await db
    .insert(instalments)
    .values({ requestId, sequence: 1, amount, dueOn: '2026-12-01' })
    .returning();
  await db.insert(payments).values({
    requestId,
    instalmentId: String(instalment?.id),
    clientId: client.id,
    createdById: client.id,
    method: 'bank_transfer',
    status: 'awaiting',
    amount,
    reference: 'FT2611220001',
  });
}

/** Adds a change of the company with fields that its managers read and fields that they do not. */
async function addHistory({ test }: InspectionsFixture, { client }: Side): Promise<void> {
  await test.api.db.insert(auditEntries).values({
    resource: 'clients',
    recordId: client.id,
    action: 'update',
    version: 2,
    changes: {
      employees: {
        from: 12,
        to: 14,
      },
      iban: {
        from: null,
        to: 'SA4420000001234567891234',
      },
    },
  });
}
