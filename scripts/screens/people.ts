import { type APIRequestContext, request } from '@playwright/test';
import type { Role } from '../../domain/access/roles';
import { askerOf, logIn, type Session, type Visitor } from '../../tests/e2e/support/session';

/** Somebody of the demo business with what their browser keeps; nobody is signed in where `role` is null. */
export interface Person {
  readonly role: Role | null;
  readonly profileCompleted: boolean;
  readonly session: Session | null;
  readonly ask: Visitor['ask'];
}

/** Between them they may open every screen; a picture is taken as the first of them who may. */
const accounts = [
  { role: 'client', email: 'client@demo.test', profileCompleted: true },
  { role: 'client', email: 'newclient@demo.test', profileCompleted: false },
  { role: 'supervisor', email: 'supervisor@demo.test', profileCompleted: true },
  { role: 'admin', email: 'admin@demo.test', profileCompleted: true },
] as const;

/** Signs everybody in once; pictures are then taken with the kept sessions. */
export async function signInAll(url: string): Promise<Person[]> {
  const api = await request.newContext({ baseURL: url });
  const nobody = { role: null, profileCompleted: false, session: null, ask: askerOf(api, null) };
  return [nobody, ...(await Promise.all(accounts.map((account) => signIn(api, account))))];
}

async function signIn(
  api: APIRequestContext,
  { role, email, profileCompleted }: (typeof accounts)[number],
): Promise<Person> {
  const session = await logIn(api, email);
  return { role, profileCompleted, session, ask: askerOf(api, session) };
}
