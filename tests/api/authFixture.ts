import { eq } from 'drizzle-orm';
import type { DeclaredRole } from '#domain/access/roles';
import type { LoginView } from '#domain/api/profileViews';
import { users } from '../../server/db/schema/users';
import { hashPassword } from 'sijil/server/http/secrets';
import type { TestApp } from '../support/buildTestApp';
import { call } from '../support/call';
import { asRole } from '../support/people';

/** Answer of these calls: the requested view or a refusal. */
export type Reply = LoginView & {
  readonly message: string;
  readonly code: string;
  readonly errors: Readonly<Record<string, string[]>>;
  readonly details: { readonly seconds: number };
};

/** Creates a person with a known password, by default `Right1234`. */
export async function withPassword(
  test: TestApp,
  role: DeclaredRole,
  changes: Partial<typeof users.$inferInsert> = {},
): Promise<{ readonly id: string; readonly email: string; readonly token: string }> {
  const supervisor = role === 'inspector' ? await asRole(test, 'supervisor') : null;
  const { id, token } = await asRole(test, role, supervisor ? { supervisorId: supervisor.id } : {});
  const [user] = await test.api.db
    .update(users)
    .set({ passwordHash: await hashPassword('Right1234'), ...changes })
    .where(eq(users.id, id))
    .returning();
  return { id, token, email: String(user?.email) };
}

export const login = (test: TestApp, email: string, password: string) =>
  call<Reply>(test, 'auth.login', { body: { email, password }, language: 'en' });

export function pass(test: TestApp, seconds: number): void {
  test.setNow(new Date(test.api.clock().getTime() + seconds * 1000));
}

/** Returns the token in the link of the newest mail to an address. */
export function linkTo(test: TestApp, email: string): string {
  const mail = test.mails.findLast(({ to }) => to === email);
  return /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}
