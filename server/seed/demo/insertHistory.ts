import { eq, sql } from 'drizzle-orm';
import { dayMs } from 'sijil/base/time/riyadhTime';
import type { Resource } from 'sijil/schema/resource';
import { resources } from '#resources';
import { recordAudit } from 'sijil/server/resources/audit';
import { compile } from 'sijil/server/resources/compile';
import { tableNamed } from 'sijil/server/db/schema/tables';
import type { Transaction } from 'sijil/server/db/connect';
import { auditEntries } from 'sijil/server/db/schema/users';
import { workingMinutesBefore } from './calendar';
import { insertAll } from './insertAll';
import { phoneOf } from './people/insertStaff';
import { type DemoBusiness, type DemoCompany, need } from './demoBusiness';

interface Change {
  readonly resource: Resource;
  readonly id: string;
  readonly by: string;
  readonly daysAgo: number;
  readonly changes: Readonly<Record<string, { readonly from: unknown; readonly to: unknown }>>;
}

/** Audit trail of the demo's records: the author of each, and a few later changes. */
export async function insertHistory(tx: Transaction, business: DemoBusiness): Promise<void> {
  const admin = need(business.staff.admins.get('admin'), 'admin').id;
  const { admins, inspectors, services, supervisors } = resources;
  for (const resource of [admins, supervisors, inspectors, services])
    await recordCreation(tx, resource, () => admin);
  // Companies enter their own records.
  await recordCreation(tx, resources.clients, ({ id }) => id);
  for (const resource of [resources.restaurants, resources.branches, resources.vehicles])
    await recordCreation(tx, resource, ({ clientId }) => String(clientId));
  const changes = [
    serviceChange(business, admin),
    ...[...business.companies.values()].flatMap(companyChanges),
  ];
  for (const change of changes) await recordChange(tx, business, change);
}

interface Row {
  readonly id: string;
  readonly createdAt: Date;
  readonly clientId?: string;
}

async function recordCreation(tx: Transaction, { name }: Resource, by: (row: Row) => string): Promise<void> {
  // Unchanged since, except by `recordChange`.
  const rows = await tx
    .update(tableNamed(name))
    .set({ updatedAt: sql`created_at` })
    .returning();
  const entries = (rows as unknown as Row[]).map((row) => ({
    resource: name,
    recordId: row.id,
    action: 'create' as const,
    actorId: by(row),
    at: row.createdAt,
    version: 1,
    changes: {},
  }));
  await insertAll(tx, auditEntries, entries);
}

async function recordChange(tx: Transaction, { now }: DemoBusiness, change: Change): Promise<void> {
  const { resource, id, by, daysAgo, changes } = change;
  const at = workingMinutesBefore(new Date(now.getTime() - daysAgo * dayMs), 25);
  await recordAudit(tx, { resource, id, action: 'update', actor: { userId: by }, at, version: 2, changes });
  await tx
    .update(tableNamed(resource.name))
    .set({ version: 2, updatedAt: at })
    .where(eq(compile(resource).id, id));
}

/** Changes of a company: its first branch had another responsible person, its first vehicle another driver. */
function companyChanges({ id, spec, branches, vehicles }: DemoCompany, index: number): Change[] {
  const responsible = formerResponsible[index % formerResponsible.length];
  const driver = formerDrivers[index % formerDrivers.length];
  const change = { by: id, daysAgo: 130 - 8 * index };
  const [branch, vehicle] = [spec.branches[0], spec.vehicles[0]];
  const responsibleName = { from: responsible?.name, to: branch?.responsible };
  const responsiblePhone = { from: responsible?.phone, to: branch && phoneOf(branch.responsible) };
  const driverName = { from: driver, to: vehicle?.driver };
  return [
    ...branches.slice(0, 1).map((first) => ({
      ...change,
      resource: resources.branches,
      id: first.id,
      changes: {
        responsibleName,
        responsiblePhone,
      },
    })),
    ...vehicles.slice(0, 1).map((first) => ({
      ...change,
      resource: resources.vehicles,
      id: first.id,
      changes: { driverName },
    })),
  ];
}

/** Change of a service: a visit now includes more vehicles than at first. */
function serviceChange({ services }: DemoBusiness, by: string): Change {
  const { id, max } = need(services.get('vehicles'), 'service for vehicles');
  const changes = { max: { from: formerMostVehicles, to: max } };
  return { resource: resources.services, id, by, daysAgo: 152, changes };
}

/** Former drivers of a company's first vehicle. */
const formerDrivers = [
  'ناصر بن علي الشهري',
  'عبدالرشيد خان',
  'مشاري بن فهد الحربي',
  'محمد إقبال',
  'عايض بن سعيد القحطاني',
] as const;

/** Former responsible persons of a branch. */
const formerResponsible = [
  { name: 'وليد بن حسن الزهراني', phone: '+966541208833' },
  { name: 'هاني بن محمود خوجة', phone: '+966559917204' },
  { name: 'تركي بن ماجد العنزي', phone: '+966503346179' },
  { name: 'أنس بن عبدالله الحازمي', phone: '+966567702915' },
] as const;

/** Former maximum of vehicles in one request. */
const formerMostVehicles = 30;
