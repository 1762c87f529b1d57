import { and, eq, isNull } from 'drizzle-orm';
import { signupBody } from '#domain/auth/registration';
import type { Language } from 'sijil/base/i18n/localized';
import type { ShapeValues } from 'sijil/schema/shape';
import type { AppContext } from 'sijil/server/http/appContext';
import type { Queryable, Transaction } from 'sijil/server/db/connect';
import { users } from '../../db/schema/users';
import { ApiError } from 'sijil/server/http/apiError';
import { operation } from 'sijil/server/http/operation';
import { tables } from '../../db/schema/declared';
import { sendMail } from '../../services/mail/sendMail';
import { assertGoodPassword } from 'sijil/server/signIn/password';
import { takeAttempt } from 'sijil/server/signIn/attempts';
import { endVerificationLinks, sendVerification, withMinimumDuration } from './oneTimeLinks';
import { findUserByEmail, lockUser } from 'sijil/server/signIn/findUser';
import { hashPassword } from 'sijil/server/http/secrets';

type Registration = Omit<ShapeValues<typeof signupBody>, 'password'> & {
  readonly passwordHash: string;
  /** Times at which both boxes were ticked, as the body's rules require. */
  readonly consent: { readonly termsAcceptedAt: Date; readonly privacyReadAt: Date };
};

export function registerSignUp(api: AppContext): void {
  operation(api, 'auth.signup', {
    summary: 'Register a company; the answer is the same whether the e-mail is known or not',
    rateLimit: { max: 60, timeWindow: '1 minute' },
    handler: async ({ body, language, request }) => {
      await assertGoodPassword(body.password, body, language);
      await takeAttempt(api, { kind: 'signUp', address: request.ip });
      await withMinimumDuration(async () => {
        const { password, ...rest } = body;
        const now = api.clock();
        const consent = { termsAcceptedAt: now, privacyReadAt: now };
        const registration = { ...rest, consent, passwordHash: await hashPassword(password) };
        if (await mayMail(api, body.email))
          await api.db.transaction((tx) => register(api, tx, registration, language));
        else await doubtPassword(api.db, body.email);
      });
      return { email: body.email };
    },
  });
}

/** One email a minute per address; further requests get the same answer without an email. */
async function mayMail(api: AppContext, email: string): Promise<boolean> {
  try {
    await takeAttempt(api, { kind: 'verificationMail', subject: email });
    return true;
  } catch (error) {
    if (error instanceof ApiError) return false;
    throw error;
  }
}

/** Registers a new person as a client; the owner of a registered address is emailed about the attempt. */
async function register(
  api: AppContext,
  tx: Transaction,
  registration: Registration,
  language: Language,
): Promise<void> {
  const known = await findUserByEmail(tx, registration.email);
  if (!known) {
    const user = await insertClient(tx, registration, language);
    const { redirectUrl } = registration;
    if (user) await sendVerification(api, tx, { ...user, redirectUrl }, language);
    return;
  }
  await lockUser(tx, known.id);
  await endVerificationLinks(api, tx, known.id);
  if (await replaceUnverified(tx, known.id, registration))
    await sendVerification(api, tx, { ...registration, id: known.id }, language);
  else
    await sendMail(api, tx, known.email, 'alreadyRegistered', language, {
      name: known.name,
      link: `${api.config.publicUrl}/sign-in`,
    });
}

/**
 * Replaces an unconfirmed registration: the latest details count until the address is confirmed, but no password does,
 * as somebody else may have typed it. Returns false once the address is confirmed.
 */
async function replaceUnverified(tx: Transaction, id: string, registration: Registration): Promise<boolean> {
  const { name, phone, email, passwordHash, consent, companyName, position } = registration;
  const [doubted] = await doubtPassword(tx, email);
  if (!doubted) return false;
  await tx
    .update(users)
    .set({ name, phone, passwordHash, ...consent })
    .where(eq(users.id, id));
  await tx
    .update(tables.clients)
    .set({ companyName, position: position ?? null })
    .where(eq(tables.clients.id, id));
  return true;
}

/** Distrusts the password of an address registered twice: its owner sets a new one after opening the link. */
function doubtPassword(db: Queryable, email: string) {
  return db
    .update(users)
    .set({ mustChangePassword: true })
    .where(and(eq(users.email, email), isNull(users.emailVerifiedAt), isNull(users.deletedAt)))
    .returning({ id: users.id });
}

async function insertClient(tx: Transaction, registration: Registration, language: Language) {
  const { name, phone, email, passwordHash, consent, companyName, position } = registration;
  // The second of two simultaneous registrations finds the first one's row and ends silently, as with any registered
  // address.
  const [user] = await tx
    .insert(users)
    .values({ name, phone, email, passwordHash, ...consent, role: 'client', language })
    .onConflictDoNothing()
    .returning({ id: users.id });
  if (!user) return null;
  await tx
    .insert(tables.clients)
    .values({ id: user.id, companyName, position: position ?? null, profileCompleted: false });
  return { id: user.id, name, email };
}
