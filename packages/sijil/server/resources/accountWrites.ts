import { randomInt } from 'node:crypto';
import { eq, type SQL, sql } from 'drizzle-orm';
import { type DeclaredRole, resourceList } from 'sijil/schema/application';
import type { Resource } from 'sijil/schema/resource';
import type { Transaction } from '../db/connect';
import { sessions, users } from '../db/schema/users';
import { accountsTable } from '../db/accounts';
import { hashPassword } from '../http/secrets';
import { isAccountField } from '../db/tables/toTable';
import { qualified } from '../db/statement';
import { tableNamed } from '../db/schema/tables';

type Values = Readonly<Record<string, unknown>>;

interface AccountWrites {
  /** `own` goes into the resource's own row, `secret` to its hooks only. */
  create(
    tx: Transaction,
    values: Values,
    now: Date,
  ): Promise<{ own: Record<string, unknown>; secret: Record<string, unknown> }>;
  update(tx: Transaction, id: string, values: Values): Promise<void>;
}

/** Writes to `users` that belong to a write of an account resource; none for any other resource. */
export function accountWrites(resource: Resource): AccountWrites {
  const { account } = resource;
  if (!account) {
    return { create: () => Promise.resolve({ own: {}, secret: {} }), update: () => Promise.resolve() };
  }
  const shared = (values: Values) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isAccountField(resource, name)));
  return {
    async create(tx, values, now) {
      const oneTimePassword = newOneTimePassword();
      const [user] = await tx
        .insert(accountsTable())
        .values({
          ...(shared(values) as { name: string; email: string; phone: string }),
          role: (values['role'] as DeclaredRole | undefined) ?? account.roles[0],
          passwordHash: await hashPassword(oneTimePassword),
          mustChangePassword: true,
          // An admin vouches for the address; people who register themselves verify it by email.
          emailVerifiedAt: now,
          createdAt: now,
        })
        .returning({ id: users.id });
      return { own: { id: user?.id }, secret: { oneTimePassword } };
    },
    async update(tx, id, values) {
      const changes = shared(values);
      if (Object.keys(changes).length === 0) return;
      await tx.update(accountsTable()).set(changes).where(eq(users.id, id));
      if (changes['active'] === false) await tx.delete(sessions).where(eq(sessions.userId, id));
    },
  };
}

/** Returns twelve characters that are easy to read aloud, and that fulfil the password rule. */
export function newOneTimePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
  const random = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `S${random}${randomInt(2, 10)}`;
}

/** Version of an account: that of the record of its kind, by which it is written and deleted. Managers have no such record. */
export function accountVersion(): SQL {
  const versions = resourceList()
    .filter(({ account }) => account !== undefined)
    .map(
      ({ name }) =>
        sql`(select "$one".version from ${tableNamed(name)} as "$one" where "$one".id = ${qualified(users.id)})`,
    );
  return sql`coalesce(${sql.join(versions, sql`, `)}, 1)`;
}
