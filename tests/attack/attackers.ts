import { isNull, and, eq, ne } from 'drizzle-orm';
import type { Role } from '#domain/access/roles';
import { demoAccounts } from '#domain/demoAccounts';
import { users } from '../../server/db/schema/users';
import { branchAssignments } from '../../server/db/schema/accounts';
import { openSession } from '../support/people';
import type { Person } from './ownership';
import type { Target } from './target';

export interface Attacker {
  readonly name: string;
  /** Person, or null for a signed-out attacker. */
  readonly person: Person | null;
}

/** Returns the attackers: the people of the demo business, who attack each other, a person of another company, and a stranger. */
export async function attackersOf(test: Target): Promise<Attacker[]> {
  const people = await Promise.all(demoAccounts.map(({ email }) => findPerson(test, email)));
  const [demoClient] = people.filter(({ role }) => role === 'client');
  const [rival] = await test.api.db
    .select()
    .from(users)
    .where(
      and(
        eq(users.role, 'client'),
        ne(users.id, String(demoClient?.id)),
        isNull(users.deletedAt),
        eq(users.active, true),
      ),
    )
    .limit(1);
  if (!rival) throw new Error('the demo has one company only');
  return [
    ...people.map((person, index) => ({ name: String(demoAccounts[index]?.email.split('@')[0]), person })),
    { name: 'rival', person: await findPerson(test, rival.email) },
    { name: 'stranger', person: null },
  ];
}

async function findPerson(test: Target, email: string): Promise<Person> {
  const [user] = await test.api.db.select().from(users).where(eq(users.email, email));
  if (!user) throw new Error(`nobody is called ${email}`);
  const assigned = await test.api.db
    .select()
    .from(branchAssignments)
    .where(eq(branchAssignments.userId, user.id));
  const client = user.role === 'client' ? user.id : user.clientId;
  return {
    id: user.id,
    role: user.role satisfies Role,
    client,
    branches: assigned.map(({ branchId }) => branchId),
  };
}

/** Opens a new session: the call before may have ended the last one, or closed the account. */
export async function tokenOf(test: Target, { person }: Attacker): Promise<string | null> {
  return person && (await wokenSession(test, person.id));
}

/** Opens a session of a general admin, who may read everything that the API documents. */
export async function adminToken(test: Target): Promise<string> {
  const [admin] = await test.api.db.select().from(users).where(eq(users.role, 'admin')).limit(1);
  if (!admin) throw new Error('There is no admin to read the catalogue.');
  return wokenSession(test, admin.id);
}

async function wokenSession(test: Target, userId: string): Promise<string> {
  const awake = { active: true, deletedAt: null, mustChangePassword: false };
  await test.api.db.update(users).set(awake).where(eq(users.id, userId));
  return openSession(test, userId);
}
