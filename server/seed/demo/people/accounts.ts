import { randomUUID } from 'node:crypto';
import type { DeclaredRole } from '#domain/access/roles';
import { seededRandom } from '../../sample/seededRandom';
import type { users } from '#framework/server/db/schema/users';

type NewUser = typeof users.$inferInsert;

/** A Saudi mobile number that always belongs to the same name. */
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

/** Makes the users of the demo: verified, active, all with the one demo password. */
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
