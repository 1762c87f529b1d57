import { eq, sql } from 'drizzle-orm';
import { roles } from '#domain/access/roles';
import { instalments, payments } from '../../server/db/schema/money';
import { tables } from '../../framework/server/db/schema/tables';
import { auditEntries } from '../../framework/server/db/schema/users';
import { buildWorld, makeRequest, type World } from '../api/inspectionsWorld';
import { addBranch, addVehicles } from '../api/ordersWorld';
import type { TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import type { Attacker } from './world';

type Side = Pick<World, 'client' | 'supervisor' | 'inspector' | 'branchId'> & {
  /** Who of the house looks after its tickets. */
  readonly assigneeId: string;
};

/** Two companies, each with people and rows of its own: enough for a short run, and made in seconds. */
export async function buildSmallBusiness(): Promise<{ test: TestApp; attackers: Attacker[] }> {
  const world = await buildWorld();
  const { test } = world;
  const house = roles.filter((role) => role.startsWith('admin'));
  const admins = await Promise.all(house.map(async (role) => [role, (await asRole(test, role)).id] as const));
  const supervisor = await asRole(test, 'supervisor');
  const client = await asRole(test, 'client');
  const rival: Side = {
    ...{ client, supervisor, inspector: await asRole(test, 'inspector', { supervisorId: supervisor.id }) },
    branchId: await addBranch(test, client.id),
    assigneeId: admins[0]?.[1] ?? '',
  };
  for (const side of [{ ...world, assigneeId: rival.assigneeId }, rival]) await addRows(world, side);
  const branchIds = [world.branchId];
  const manager = await asRole(test, 'branch_manager', { clientId: world.client.id, branchIds });
  const none = { client: null, branches: [] };
  const own = { client: world.client.id, branches: [] };
  return {
    test,
    attackers: [
      ...admins.map(([role, id]) => ({ name: role, person: { id, role, ...none } })),
      { name: 'client', person: { id: world.client.id, role: 'client', ...own } },
      {
        name: 'manager',
        person: { id: manager.id, role: 'branch_manager', client: world.client.id, branches: branchIds },
      },
      { name: 'supervisor', person: { id: world.supervisor.id, role: 'supervisor', ...none } },
      { name: 'inspector', person: { id: world.inspector.id, role: 'inspector', ...none } },
      { name: 'stranger', person: null },
    ],
  };
}

async function addRows(world: World, side: Side): Promise<void> {
  const { db } = world.test.api;
  const clientId = side.client.id;
  const mine = {
    ...{ clientId, branchId: side.branchId, createdById: clientId },
    ...{ supervisorId: side.supervisor.id, inspectorId: side.inspector.id },
  };
  // Found, and not sent yet: the client knows neither score, which the supervisor does; nor does the supervisor know a price.
  for (const [score, grade, failedCritical] of [
    [95.2, 'A', 0],
    [88.1, 'B', 1],
    [64.3, 'D', 4],
  ] as const)
    await makeRequest(world, 'form_submitted', {
      ...{ ...mine, score, grade, failedCritical },
      total: Math.round(score * 1000),
    });
  await makeRequest(world, 'inspection_completed', {
    ...mine,
    ...{ score: 71.5, grade: 'C', failedCritical: 2, total: 115_000 },
    resultsSentAt: new Date(),
  });
  const unpaid = await makeRequest(world, 'pending', { ...mine, supervisorId: null, inspectorId: null });
  await addTransfer(world, side, unpaid);
  await addTransfer(world, side, await makeRequest(world, 'inspector_assigned', mine));
  await db.insert(tables.restaurants).values([
    { clientId, name: 'مطعم' },
    { clientId, name: 'مطعم أُغلق', deletedAt: new Date() },
  ]);
  await db
    .update(tables.clients)
    .set({ iban: 'SA4420000001234567891234', bankDocument: sql`commercial_document` })
    .where(eq(tables.clients.id, clientId));
  await addHistory(world, side);
  await addVehicles(world.test, clientId, [`أ ب ج ${clientId.slice(0, 4)}`]);
  const ticket = { title: 'تذكرة', subject: 'other', message: 'رسالة', status: 'open' } as const;
  await db.insert(tables.tickets).values({
    ...{ ...ticket, clientId, requesterId: clientId, lastMessageAt: new Date() as never },
    assigneeId: side.assigneeId,
  });
}

/** A bank transfer that waits for finance. */
async function addTransfer({ test }: World, { client }: Side, requestId: string): Promise<void> {
  const { db } = test.api;
  const amount = 57_500;
  const [instalment] = await db
    .insert(instalments)
    .values({ requestId, sequence: 1, amount, dueOn: '2026-12-01' })
    .returning();
  await db.insert(payments).values({
    ...{ requestId, instalmentId: String(instalment?.id), clientId: client.id, createdById: client.id },
    ...{ method: 'bank_transfer', status: 'awaiting', amount, reference: 'FT2611220001' },
  });
}

/** A change of the company that its managers read, and of what they do not. */
async function addHistory({ test }: World, { client }: Side): Promise<void> {
  await test.api.db.insert(auditEntries).values({
    ...{ resource: 'clients', recordId: client.id, action: 'update', version: 2 },
    changes: {
      employees: { from: 12, to: 14 },
      iban: { from: null, to: 'SA4420000001234567891234' },
    },
  });
}
