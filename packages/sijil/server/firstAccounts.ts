import { inArray } from 'drizzle-orm';
import { readFormatted } from 'sijil/schema/formats';
import { type DeclaredRole, declaredRoles, resourceList, roleLabels } from 'sijil/schema/application';
import { ConfigurationError } from './config/serverConfig';
import { accountsTable } from './db/accounts';
import { tableNamed } from './db/schema/tables';
import { onlyRow } from './db/storedRows';
import { ownFieldsOf } from './db/tables/toTable';
import type { AppContext } from './http/appContext';
import { hashPassword } from './http/secrets';
import { newOneTimePassword } from './resources/accountWrites';
import { findUserByEmail } from './signIn/findUser';

interface Account {
  readonly email: string;
  readonly name: string;
  readonly role: DeclaredRole;
}

type Opened = Pick<AppContext, 'db' | 'clock'>;

/** Password of the accounts of a trial; none of them is made on the database of an installation. */
export const trialPassword = 'Demo1234';

const trialAccount = (role: DeclaredRole): Account => ({
  role,
  email: `${role}@example.test`,
  name: roleLabels()[role].ar,
});

/** Gives a new database an account for each role whose people can be made without further values. */
export async function addTrialAccounts(api: Opened): Promise<void> {
  for (const role of declaredRoles()) if (placeOf(role)) await addTrialAccount(api, role);
}

/** @throws ConfigurationError for a role whose people need further values */
export const addTrialAccount = (api: Opened, role: DeclaredRole): Promise<void> =>
  addAccount(api, trialAccount(role), { password: trialPassword, once: false });

/** Emails of the accounts of the trial that can still sign in. */
export async function readTrialAccounts({ db }: Pick<Opened, 'db'>): Promise<string[]> {
  const users = accountsTable();
  const emails = declaredRoles().map((role) => trialAccount(role).email);
  const rows = await db.select().from(users).where(inArray(users.email, emails));
  return rows.filter(({ active, deletedAt }) => active && deletedAt === null).map(({ email }) => email);
}

/**
 * Creates an account by which somebody sets the application up. Returns its one-time password.
 * @throws Error with the correction
 */
export async function addFirstKeeper(api: Opened, { email: typed, name, role }: Account): Promise<string> {
  const email = readFormatted('email', typed);
  if (email === null)
    throw new ConfigurationError(`A10 "${typed}" is not an e-mail address: sijil admin you@example.org`);
  if (await findUserByEmail(api.db, email))
    throw new ConfigurationError(`A11 ${email} has an account already. Name another address.`);
  const password = newOneTimePassword();
  await addAccount(api, { email, name, role }, { password, once: true });
  return password;
}

async function addAccount(
  { db, clock }: Opened,
  { email, name, role }: Account,
  { password, once }: { readonly password: string; readonly once: boolean },
): Promise<void> {
  const place = placeOf(role);
  if (!place)
    throw new ConfigurationError(
      `A12 An account of the role "${role}" needs values that no command knows. Create it in «seed» of server.ts.`,
    );
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    const { id } = onlyRow(
      await tx
        .insert(accountsTable())
        // Every account needs a phone, which its owner can correct.
        .values({
          email,
          name,
          role,
          phone: '+966500000000',
          passwordHash,
          mustChangePassword: once,
          emailVerifiedAt: clock(),
        })
        .returning({ id: accountsTable().id }),
    );
    await tx.insert(tableNamed(place.name)).values({ id } as never);
  });
}

/** Returns the declaration whose records are the people of a role, where a row of it needs nothing else. */
function placeOf(role: DeclaredRole) {
  return resourceList().find(
    (resource) =>
      resource.account?.roles.includes(role) &&
      !ownFieldsOf(resource).some(([, field]) => field.required && !('default' in field)),
  );
}
