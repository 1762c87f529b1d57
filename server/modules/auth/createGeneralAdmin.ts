import { readFormatted } from 'sijil/schema/formats';
import type { AppContext } from 'sijil/server/http/appContext';
import { users } from '../../db/schema/users';
import { newOneTimePassword } from 'sijil/server/resources/accountWrites';
import { tables } from '../../db/schema/declared';
import { findUserByEmail } from 'sijil/server/signIn/findUser';
import { hashPassword } from 'sijil/server/http/secrets';

interface Admin {
  readonly email: string;
  readonly name?: string | undefined;
}

/**
 * Creates a general admin without an admin: the first account of an operator's own database. Returns the one-time password.
 * @throws Error with a readable message if the email is invalid or already used
 */
export async function createGeneralAdmin(
  { db, clock }: Pick<AppContext, 'db' | 'clock'>,
  { email: typed, name }: Admin,
): Promise<string> {
  const email = readFormatted('email', typed);
  if (email === null) throw new Error(`"${typed}" is not an e-mail address.`);
  const password = newOneTimePassword();
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (await findUserByEmail(tx, email)) throw new Error(`${email} already has an account.`);
    const [user] = await tx
      .insert(users)
      .values({
        email,
        name: name ?? 'مسؤول المنصة',
        // Every account needs a phone; this admin enters theirs in the portal.
        phone: '',
        role: 'admin',
        passwordHash,
        mustChangePassword: true,
        emailVerifiedAt: clock(),
      })
      .returning({ id: users.id });
    if (user) await tx.insert(tables.admins).values({ id: user.id });
  });
  return password;
}
