import { routeAuthority, type RoutePath } from '#domain/access/routeAuthority';
import type { Role } from '#domain/access/roles';
import { keysOf } from 'sijil/base/objects';
import { mayOpen } from 'sijil/schema/generatedScreens';
import { hasRows } from 'sijil/schema/kindFacts';
import { visit } from 'sijil/schema/visits';
import { type ConsoleScreen, consoleScreens } from 'sijil/react/screens/consoleScreens';

export interface Person {
  readonly role: Role | null;
  readonly email: string | null;
  readonly profile_completed: boolean;
}

/** One person of each kind, with the account of the demo. */
export const people: Readonly<Record<string, Person>> = {
  'who is not signed in': { role: null, email: null, profile_completed: false },
  'a general admin': { role: 'admin', email: 'admin@demo.test', profile_completed: true },
  'a finance admin': { role: 'admin_finance', email: 'finance@demo.test', profile_completed: true },
  'an operations admin': { role: 'admin_operation', email: 'operations@demo.test', profile_completed: true },
  'a client': { role: 'client', email: 'client@demo.test', profile_completed: true },
  'a client who is new': { role: 'client', email: 'newclient@demo.test', profile_completed: false },
  'a branch manager': { role: 'branch_manager', email: 'manager@demo.test', profile_completed: true },
  'a supervisor': { role: 'supervisor', email: 'supervisor@demo.test', profile_completed: true },
};

/** Addresses that the person may open: of the hand-built screens, then of the generated ones. */
export function screensOf({ role, profile_completed }: Person): string[] {
  const visitor = role && { role, profile_completed };
  const handBuilt = (keysOf(routeAuthority) as RoutePath[]).filter(
    (route) => visit(route, route, visitor).allowed,
  );
  // A profile must be completed first.
  const generated = consoleScreens().filter(
    ({ resource, view }) => role !== null && profile_completed && mayOpen(resource, view, role),
  );
  return [...new Set([...handBuilt, ...generated.map(({ path }) => path)])];
}

/**
 * Addresses of every hand-built screen, and of the fewest generated ones that between them draw every kind of field and every
 * part of a page in each view: each for the first person who may open it.
 */
export function distinctScreens(): ReadonlyMap<Person, readonly string[]> {
  const cover = coverOf(consoleScreens()).map(({ path }) => path);
  const all = new Set([...keysOf(routeAuthority), ...cover]);
  return new Map(
    Object.values(people).map((person) => {
      const own = screensOf(person).filter((path) => all.delete(path));
      return [person, own];
    }),
  );
}

/** Takes the screen that adds the most undrawn parts until all are drawn. */
function coverOf(screens: readonly ConsoleScreen[]): ConsoleScreen[] {
  const chosen: ConsoleScreen[] = [];
  const drawn = new Set<string>();
  const added = (screen: ConsoleScreen) => partsOf(screen).filter((part) => !drawn.has(part)).length;
  for (;;) {
    const [best] = [...screens].sort((one, other) => added(other) - added(one));
    if (!best || added(best) === 0) return chosen;
    chosen.push(best);
    for (const part of partsOf(best)) drawn.add(part);
  }
}

/**
 * What a generated screen draws: its view, the kinds of its fields, and the parts of its page that a declaration may lack. The
 * form of a new record is that of an existing one.
 */
function partsOf({ view, resource }: ConsoleScreen): string[] {
  const shown = view === 'list' ? resource.list : keysOf(resource.fields);
  const kinds = shown.flatMap((name) => {
    const field = resource.fields[name];
    return field ? [`${field.kind}${hasRows(field) ? ' with rows' : ''}`] : [];
  });
  const parts = {
    sections: resource.sections.length > 0,
    children: view === 'show' && (resource.children ?? []).length > 0,
    actions: (resource.actions ?? []).length > 0,
    inline: resource.inline.length > 0,
    search: view === 'list' && resource.search.length > 0,
    presets: view === 'list' && (resource.presets ?? []).length > 0,
    import: view === 'list' && resource.importKey !== undefined,
    account: resource.account !== undefined,
    single: resource.single === true,
    module: resource.storedBy === 'module',
  };
  const present = keysOf(parts).filter((part) => parts[part]);
  const drawing = view === 'create' || view === 'edit' ? 'form' : view;
  return [view, ...[...kinds, ...present].map((part) => `${drawing}: ${part}`)];
}
