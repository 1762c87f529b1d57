import { describe, expect, it } from 'vitest';
import { routeAuthority, type RoutePath } from '#domain/access/routeAuthority';
import { visit } from 'sijil/schema/visits';
import { type ConsoleView, consoleViews, generatedPath, screenRoles } from 'sijil/schema/generatedScreens';
import { operations } from '#domain/access/operations';
import { type Role, roles } from '#domain/access/roles';
import { type Action, type Permission, permissionFor } from 'sijil/schema/access';
import { resourceList } from '#resources';
import { specifiedScreens } from './specifiedScreens';

/**
 * Rights of every role, written out. The files in this folder were reviewed by a person; a changed rule appears there as a
 * difference. `npm run golden` rewrites them, and the commit must give the reason.
 */
const table = (rows: readonly string[]) => `${rows.join('\n')}\n`;

const strangersAndRoles = [null, ...roles] as const;
const nameOf = (role: Role | null) => role ?? 'stranger';

function permissionText(permission: Permission): string {
  if (typeof permission === 'string') return permission;
  return permission
    .map((grant) => {
      if ('is' in grant) return `${grant.field}=${grant.is}`;
      return 'as' in grant ? `${grant.field}=own ${grant.as}` : `${grant.field}=one read of ${grant.through}`;
    })
    .join(' or ');
}

describe('the reviewed golden table of rights', () => {
  it('to screens matches the code', async () => {
    const rows = (Object.keys(routeAuthority) as RoutePath[]).flatMap((route) => {
      const outcomes = new Map<string, string[]>();
      for (const role of strangersAndRoles) {
        const outcome = visit(route, route, role && { role, profile_completed: true });
        const answer = outcome.allowed ? 'opens for' : `${outcome.redirectTo} for`;
        outcomes.set(answer, [...(outcomes.get(answer) ?? []), nameOf(role)]);
      }
      return [route, ...[...outcomes].map(([outcome, who]) => `  ${outcome} ${who.join(', ')}`)];
    });
    await expect(table(rows)).toMatchFileSnapshot('screens.txt');
  });

  it('to generated screens matches the code', async () => {
    const views = Object.keys(consoleViews) as ConsoleView[];
    const rows = resourceList.flatMap((resource) =>
      views
        .filter((view) => resource.access[consoleViews[view].action] !== undefined)
        .map((view) => `${generatedPath(resource, view)}  ${screenRoles(resource, view).join(', ')}`),
    );
    await expect(table(rows)).toMatchFileSnapshot('generatedScreens.txt');
  });

  it('to hand-written operations matches the code', async () => {
    const rows = Object.entries(operations).map(
      ([id, { method, url, audience }]) =>
        `${id}  ${method} ${url}  ${typeof audience === 'string' ? audience : audience.join(', ')}`,
    );
    await expect(table(rows.toSorted())).toMatchFileSnapshot('operations.txt');
  });

  it('to the rows of every resource matches the code', async () => {
    const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];
    const rows = resourceList.flatMap((resource) => [
      resource.name,
      ...actions.flatMap((action) => {
        const granted = strangersAndRoles.flatMap((role) => {
          const permission = permissionFor(resource, action, role && { role });
          return permission === 'none' ? [] : [`    ${nameOf(role)}: ${permissionText(permission)}`];
        });
        return granted.length > 0 ? [`  ${action}`, ...granted] : [`  ${action}: nobody`];
      }),
    ]);
    await expect(table(rows)).toMatchFileSnapshot('rows.txt');
  });

  it('to fields with restricted access matches the code', async () => {
    const rows = resourceList.flatMap(({ name, fields }) =>
      Object.entries(fields).flatMap(([field, { access, kind }]) =>
        access || kind === 'password' ? [`${name}.${field}  ${JSON.stringify(access ?? 'never read')}`] : [],
      ),
    );
    await expect(table(rows)).toMatchFileSnapshot('fields.txt');
  });
});

describe('the specified screens', () => {
  it('all exist with exactly their specified roles', () => {
    expect(routeAuthority).toMatchObject(specifiedScreens);
  });
});
