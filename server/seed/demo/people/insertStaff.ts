import { englishOf } from '../data/englishNames';
import { eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { tables } from '../../../db/schema/declared';
import type { Transaction } from 'sijil/server/db/connect';
import { users } from '../../../db/schema/users';
import {
  demoAdmins,
  demoInspectors,
  demoSupervisors,
  type InspectorSpec,
  type SupervisorSpec,
} from '../data/people';
import { insertAll } from '../insertAll';
import type { References } from '../references';
import { type DemoCompany, need, type Staff } from '../demoBusiness';
import type { DeclaredRole } from '#domain/access/roles';
import { seededRandom } from '../../sample/seededRandom';

/** Writes the admins, supervisors and inspectors; all are trained for every service. */
export async function insertStaff(
  tx: Transaction,
  accounts: Accounts,
  references: References,
  serviceIds: readonly string[],
): Promise<Staff> {
  const staff: Staff = {
    admins: byKey(demoAdmins, (one) => accounts.add(one.role, one)),
    supervisors: byKey(demoSupervisors, (one) => accounts.add('supervisor', one)),
    inspectors: byKey(demoInspectors, (one) => accounts.add('inspector', one)),
  };
  const { createdAt } = accounts;
  const work = (one: SupervisorSpec | InspectorSpec) => ({
    ...workOf(one, references),
    serviceIds,
    createdAt,
  });
  await insertAll(tx, users, accounts.rows.splice(0));
  await tx.insert(tables.admins).values([...staff.admins.values()].map(({ id }) => ({ id, createdAt })));
  await tx.insert(tables.supervisors).values(
    [...staff.supervisors.values()].map((one) => ({
      id: one.id,
      ...work(one),
      jobTitle: 'مشرف تفتيش',
      jobGrade: one.grade,
      experienceYears: one.years,
    })),
  );
  await tx.insert(tables.inspectors).values(
    [...staff.inspectors.values()].map((one) => ({
      id: one.id,
      ...work(one),
      level: one.level,
      supervisorId: need(staff.supervisors.get(one.supervisor), one.supervisor).id,
      jobTitle: 'مفتش سلامة غذاء',
      experienceYears: one.years,
    })),
  );
  return staff;
}

function workOf(one: SupervisorSpec | InspectorSpec, references: References) {
  return {
    emergencyPhone: phoneOf(`emergency/${one.name}`),
    country: 'السعودية',
    address: one.address,
    street: one.street,
    cityId: references.city(one.city).id,
    coverageCityIds: one.covers.map((en) => references.city(en).id),
    nationalityId: references.nationality(one.nationality),
  };
}

function byKey<T extends { readonly key: string }>(specs: readonly T[], idOf: (spec: T) => string) {
  return new Map(specs.map((spec) => [spec.key, { ...spec, id: idOf(spec) }]));
}

/** Stores the companies to which inspectors are tied; lists of candidates then warn about them. */
export async function tieInspectors(
  tx: Transaction,
  { inspectors }: Staff,
  companies: ReadonlyMap<string, DemoCompany>,
): Promise<void> {
  for (const { id, tiedTo } of inspectors.values()) {
    const conflictClientIds = tiedTo.map((key) => need(companies.get(key), key).id);
    await tx.update(tables.inspectors).set({ conflictClientIds }).where(eq(tables.inspectors.id, id));
  }
}

type NewUser = typeof users.$inferInsert;

/** A Saudi mobile number, always the same for the same name. */
export function phoneOf(name: string): string {
  const random = seededRandom(`phone/${name}`);
  return `+9665${Math.floor(random.between(0, 6))}${String(Math.floor(random.next() * 1e7)).padStart(7, '0')}`;
}

interface Account {
  readonly name: string;
  readonly email: string;
  /** Limit of a branch manager for signing and paying one order, in halalas. */
  readonly limit?: number | null;
}

/** Creates the users of the demo: verified, active, all with the demo password. */
export class Accounts {
  readonly rows: NewUser[] = [];

  constructor(
    private readonly passwordHash: string,
    readonly createdAt: Date,
  ) {}

  add(role: DeclaredRole, { name, email, limit = null }: Account, clientId: string | null = null): string {
    const id = randomUUID();
    const { passwordHash, createdAt } = this;
    this.rows.push({
      id,
      role,
      name,
      nameEn: englishOf(name),
      email,
      passwordHash,
      createdAt,
      clientId,
      phone: phoneOf(name),
      emailVerifiedAt: createdAt,
      spendingLimit: limit,
    });
    return id;
  }
}
