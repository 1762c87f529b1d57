import { roles } from '#domain/access/roles';
import { tables } from '../../server/db/schema/tables';
import { buildWorld, makeRequest, type World } from '../api/inspectionsWorld';
import { addBranch, addVehicles } from '../api/ordersWorld';
import type { TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import type { Attacker } from './world';

type Side = Pick<World, 'client' | 'supervisor' | 'inspector' | 'branchId'>;

/** Two companies, each with people and rows of its own: enough for a short run, and made in seconds. */
export async function buildSmallBusiness(): Promise<{ test: TestApp; attackers: Attacker[] }> {
  const world = await buildWorld();
  const { test } = world;
  const supervisor = await asRole(test, 'supervisor');
  const client = await asRole(test, 'client');
  const rival: Side = {
    ...{ client, supervisor, inspector: await asRole(test, 'inspector', { supervisorId: supervisor.id }) },
    branchId: await addBranch(test, client.id),
  };
  for (const side of [world, rival]) await addRows(world, side);
  const branchIds = [world.branchId];
  const manager = await asRole(test, 'branch_manager', { clientId: world.client.id, branchIds });
  const house = roles.filter((role) => role.startsWith('admin'));
  const admins = await Promise.all(house.map(async (role) => [role, (await asRole(test, role)).id] as const));
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
  await makeRequest(world, 'form_submitted', { ...mine, score: 95.2, grade: 'A' });
  await makeRequest(world, 'inspection_completed', {
    ...mine,
    score: 71.5,
    grade: 'C',
    resultsSentAt: new Date(),
  });
  await makeRequest(world, 'pending', { ...mine, supervisorId: null, inspectorId: null });
  await db.insert(tables.restaurants).values({ clientId, name: 'مطعم' });
  await addVehicles(world.test, clientId, [`أ ب ج ${clientId.slice(0, 4)}`]);
  const ticket = { title: 'تذكرة', subject: 'other', message: 'رسالة', status: 'open' } as const;
  await db
    .insert(tables.tickets)
    .values({ ...ticket, clientId, requesterId: clientId, lastMessageAt: new Date() as never });
}
