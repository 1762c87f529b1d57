import { eq } from 'drizzle-orm';
import type { DeclaredRole } from '#domain/access/roles';
import { files } from 'sijil/server/db/schema/files';
import { users } from '../../server/db/schema/users';
import { branchAssignments } from '../../server/db/schema/accounts';
import { tables } from '../../server/db/schema/declared';
import type { TestApp } from './buildTestApp';

let count = 0;

interface Person {
  readonly id: string;
  readonly token: string;
}

interface PersonOptions {
  /** Email, for a database that may have people of an earlier run; numbered by default. */
  readonly email?: string;
  readonly clientId?: string;
  readonly branchIds?: readonly string[];
  readonly supervisorId?: string;
  readonly profileCompleted?: boolean;
}

/** Creates a signed-in person of a role: `asRole(test, 'supervisor')`. Staff get the required fields of their table. */
export async function asRole(
  test: Pick<TestApp, 'api'>,
  role: DeclaredRole,
  options: PersonOptions = {},
): Promise<Person> {
  const { db } = test.api;
  count += 1;
  const [user] = await db
    .insert(users)
    .values({
      email: options.email ?? `${role}-${count}@example.test`,
      name: `${role} ${count}`,
      phone: '+966501234567',
      role,
      passwordHash: 'not a password that anybody types',
      emailVerifiedAt: test.api.clock(),
      createdAt: test.api.clock(),
      clientId: options.clientId ?? null,
    })
    .returning();
  const id = (user as { id: string }).id;
  await insertProfile(test, role, id, options);
  return { id, token: await openSession(test, id) };
}

/** Opens a further session of a user, regardless of their password. */
export async function openSession(
  { api }: { readonly api: Pick<TestApp['api'], 'db' | 'sessions'> },
  userId: string,
  from: { readonly ip?: string; readonly userAgent?: string } = {},
): Promise<string> {
  const [user] = await api.db.select().from(users).where(eq(users.id, userId));
  if (!user) throw new Error(`nobody has the id ${userId}`);
  const token = await api.sessions.open(api.db, user, { ip: '127.0.0.1', userAgent: 'test', ...from });
  if (token === null) throw new Error(`${user.email} may not enter`);
  return token;
}

async function insertProfile(
  test: Pick<TestApp, 'api'>,
  role: DeclaredRole,
  id: string,
  options: PersonOptions,
): Promise<void> {
  const { api } = test;
  const { db } = api;
  const [city] = await db.select().from(tables.cities).limit(1);
  const address = {
    emergencyPhone: '+966501234568',
    country: 'السعودية',
    address: 'حي العليا',
    street: 'شارع التحلية',
  };
  const work = { cityId: String(city?.id), serviceIds: [], ...address };
  if (role === 'client') {
    const profileCompleted = options.profileCompleted ?? true;
    const said = profileCompleted ? await everythingSaid(test, id) : {};
    await db.insert(tables.clients).values({
      id,
      companyName: `شركة الاختبار ${count}`,
      profileCompleted,
      createdAt: api.clock(),
      ...said,
    });
  }
  if (role === 'supervisor') await db.insert(tables.supervisors).values({ id, ...work });
  if (role === 'inspector') {
    await db
      .insert(tables.inspectors)
      .values({ id, ...work, level: 'inspector', supervisorId: String(options.supervisorId) });
  }
  if (role.startsWith('admin')) await db.insert(tables.admins).values({ id });
  for (const branchId of options.branchIds ?? [])
    await db.insert(branchAssignments).values({ userId: id, branchId });
}

/** Gives every fact that a company is asked for after its registration, so that nothing is blocked by its profile. */
async function everythingSaid({ api: { db } }: Pick<TestApp, 'api'>, ownerId: string) {
  const [nationality] = await db.select().from(tables.nationalities).limit(1);
  const [paper] = await db
    .insert(files)
    .values({ sha256: 'f'.repeat(64), type: 'image/png', size: 1, name: 'paper.png', ownerId })
    .returning({ id: files.id });
  const document = paper?.id ?? null;
  return {
    commercialRegistration: '7001234567',
    notVatRegistered: true,
    commercialDocument: document,
    municipalLicenceNumber: '4012345678',
    municipalLicence: document,
    employees: 12,
    nationalityIds: [String(nationality?.id)],
    shopArea: '120',
  };
}
