import { routeAuthority, type RoutePath } from '../../domain/access/routeAuthority';
import { visit } from 'sijil/schema/visits';
import { mayOpen } from 'sijil/schema/generatedScreens';
import { consoleScreens } from 'sijil/react/screens/consoleScreens';
import { addressesOf } from '../../tests/e2e/support/addresses';
import { type APIRequestContext, request } from '@playwright/test';
import type { Role } from '../../domain/access/roles';
import { askerOf, logIn, type Session, type Visitor } from '../../tests/e2e/support/session';

export interface Shot {
  /** Route of the screen, `/requests/:id`, and an example of its address, `/requests/42`. */
  readonly path: string;
  readonly address: string;
  readonly language: 'ar' | 'en';
  readonly mode: 'light' | 'dark';
  readonly device: 'phone' | 'desktop';
  readonly person: Person;
  /** File name without extension. */
  readonly name: string;
}

interface Plan {
  readonly shots: readonly Shot[];
  /** Screens for which the demo business has no record. */
  readonly unknown: readonly string[];
}

const variants = (['ar', 'en'] as const).flatMap((language) =>
  (['light', 'dark'] as const).flatMap((mode) =>
    (['phone', 'desktop'] as const).map((device) => ({ language, mode, device })),
  ),
);

/**
 * Plans every screen in every variant, as the first person who may open it. Words that begin with `/` filter screens by the
 * start of their address, others filter variants: `/requests ar phone`.
 */
export async function planShots(people: readonly Person[], words: readonly string[]): Promise<Plan> {
  const named = words.filter((word) => word.startsWith('/'));
  const others = words.filter((word) => !word.startsWith('/'));
  const chosen = variants.filter((variant) =>
    others.every((word) => Object.values<string>(variant).includes(word)),
  );
  const known = people.flatMap((person) => screensOf(person).map((path) => ({ path, person })));
  const first = known.filter(({ path }, at) => known.findIndex((one) => one.path === path) === at);
  const screens = first.filter(
    ({ path }) => named.length === 0 || named.some((word) => path.startsWith(word)),
  );
  const found = await Promise.all(
    screens.map(async (screen) => ({ ...screen, addresses: await findAddresses(screen, people) })),
  );
  return {
    shots: found.flatMap(({ path, person, addresses }) =>
      addresses.flatMap((address, at) =>
        chosen.map((variant) => ({ ...variant, path, address, person, name: nameOf(path, at, variant) })),
      ),
    ),
    unknown: found.filter(({ addresses }) => addresses.length === 0).map(({ path }) => path),
  };
}

const rows = Object.keys(routeAuthority) as RoutePath[];

/** Screens of a person; public ones are assigned to the signed-out visitor. */
function screensOf({ role, profile_completed }: Person): string[] {
  const own = rows.filter((route) => visit(route, route, role && { role, profile_completed }).allowed);
  const generated = consoleScreens().filter(
    (screen) => role !== null && mayOpen(screen.resource, screen.view, role),
  );
  return [...own, ...generated.map(({ path }) => path)];
}

/** Finds addresses as their visitor, or else as the owner of the record, e.g. for a certificate's public page. */
async function findAddresses(
  { path, person }: { readonly path: string; readonly person: Person },
  people: readonly Person[],
): Promise<string[]> {
  for (const { ask } of [person, ...people]) {
    const found = await addressesOf(path, ask);
    if (found.length > 0) return found;
  }
  return [];
}

function nameOf(path: string, at: number, { language, mode, device }: (typeof variants)[number]): string {
  const screen = path.slice(1).replaceAll('/', '.').replaceAll(':', '') || 'root';
  return [at > 0 ? `${screen}.${at + 1}` : screen, language, mode, device].join('-');
}

/** Account of the demo business with its stored session; a signed-out visitor where `role` is null. */
interface Person {
  readonly role: Role | null;
  readonly profile_completed: boolean;
  readonly session: Session | null;
  readonly ask: Visitor['ask'];
}

/** Accounts that can open every screen between them; a picture is taken as the first one who may. */
const accounts = [
  { role: 'client', email: 'client@demo.test', profile_completed: true },
  { role: 'client', email: 'newclient@demo.test', profile_completed: false },
  { role: 'supervisor', email: 'supervisor@demo.test', profile_completed: true },
  { role: 'admin', email: 'admin@demo.test', profile_completed: true },
] as const;

/** Signs every account in once; pictures are then taken with the stored sessions. */
export async function signInAll(url: string): Promise<Person[]> {
  const api = await request.newContext({ baseURL: url });
  const nobody = { role: null, profile_completed: false, session: null, ask: askerOf(api, null) };
  return [nobody, ...(await Promise.all(accounts.map((account) => signIn(api, account))))];
}

async function signIn(
  api: APIRequestContext,
  { role, email, profile_completed }: (typeof accounts)[number],
): Promise<Person> {
  const session = await logIn(api, email);
  return { role, profile_completed, session, ask: askerOf(api, session) };
}
