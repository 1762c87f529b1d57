import { eq, type SQL, sql } from 'drizzle-orm';
import { type DeclaredRole, optionalPart, type Ownership, ownsNothing } from 'sijil/schema/application';
import type { Queryable } from './connect';
import { users } from './schema/users';

/** What an application stores of every account besides the framework's columns. */
export interface AccountPart {
  /** The table of accounts with the application's columns (`accountTable`). */
  readonly table: typeof users;
  /** Expressions over an account that say for which records its person acts, by the names that `ownership` reads. */
  readonly ownershipColumns: Readonly<Record<string, SQL.Aliased>>;
  readonly ownership: (account: OwningAccount) => Ownership;
  /** Condition for accounts that may own records with this value in an owner field; `ownership` decides finally. */
  readonly mayOwn: (value: string) => SQL | undefined;
  /** Condition for accounts that may sign in, besides being active. */
  readonly isActive?: SQL | undefined;
  /** True for accounts that must sign in in two steps. */
  readonly demandsSecondFactor?: SQL;
}

/** An account with the values of `ownershipColumns`. The role is the declared one: ownership follows from it, even under a custom role. */
export type OwningAccount = { readonly id: string; readonly role: DeclaredRole } & Readonly<
  Record<string, unknown>
>;

declare module 'sijil/schema/application' {
  interface Application {
    accounts: AccountPart;
  }
}

/** The table of accounts with the columns of the application. */
export const accountsTable = () => optionalPart('accounts')?.table ?? users;
export const accountIsActive = () => optionalPart('accounts')?.isActive;
export const demandsSecondFactor = () => optionalPart('accounts')?.demandsSecondFactor ?? sql`false`;
export const mayOwn = (value: string) => optionalPart('accounts')?.mayOwn(value);
export const ownershipColumns = () => optionalPart('accounts')?.ownershipColumns ?? {};
export const toOwnership = (account: OwningAccount): Ownership =>
  optionalPart('accounts')?.ownership(account) ?? ownsNothing();

/** Reads for which records the person of an account acts. @throws Error for an account that does not exist */
export async function ownershipOf(
  db: Queryable,
  { id, role }: Pick<typeof users.$inferSelect, 'id' | 'role'>,
): Promise<Ownership> {
  const columns = ownershipColumns();
  if (Object.keys(columns).length === 0) return toOwnership({ id, role });
  const [account] = await db.select(columns).from(users).where(eq(users.id, id));
  if (!account) throw new Error(`account ${id} does not exist`);
  return toOwnership({ ...account, id, role });
}
