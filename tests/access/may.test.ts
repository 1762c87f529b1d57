import { describe, expect, it } from 'vitest';
import type { Role } from '#domain/access/roles';
import { applyRoles, customRole } from 'sijil/schema/roles/customRoles';
import { may } from 'sijil/react/providers/may';

const as = (role: Role) => ({ role });
const rows: [string, { resource: string; action: string }, Role | null, boolean][] = [
  ['an admin adds a city', { resource: 'cities', action: 'create' }, 'admin', true],
  ['a client adds no city', { resource: 'cities', action: 'create' }, 'client', false],
  ['anybody reads cities', { resource: 'cities', action: 'list' }, null, true],
  ['a client changes their vehicles', { resource: 'vehicles', action: 'edit' }, 'client', true],
  ['finance changes no vehicle', { resource: 'vehicles', action: 'edit' }, 'admin_finance', false],
  ['an admin imports nationalities', { resource: 'nationalities', action: 'import' }, 'admin', true],
  ['a supervisor imports none', { resource: 'nationalities', action: 'import' }, 'supervisor', false],
  ['a client signs', { resource: 'operations', action: 'clientInspections.signContract' }, 'client', true],
  [
    'an admin does not sign',
    { resource: 'operations', action: 'clientInspections.signContract' },
    'admin',
    false,
  ],
  [
    'whoever is signed in reads their notices',
    { resource: 'operations', action: 'notifications.list' },
    'inspector',
    true,
  ],
  ['nobody else does', { resource: 'operations', action: 'notifications.list' }, null, false],
  ['a stranger registers', { resource: 'operations', action: 'auth.signup' }, null, true],
  ['the general admin shares a view', { resource: 'privileges', action: 'savedViews.share' }, 'admin', true],
  ['finance shares none', { resource: 'privileges', action: 'savedViews.share' }, 'admin_finance', false],
  ['what no table names nobody may', { resource: 'privileges', action: 'savedViews.burn' }, 'admin', false],
  ['an admin opens the cities', { resource: 'screens', action: '/cities' }, 'admin', true],
  [
    'a client does not, although they choose from them',
    { resource: 'screens', action: '/cities' },
    'client',
    false,
  ],
  ['a stranger opens no screen of the portal', { resource: 'screens', action: '/cities' }, null, false],
];

const unknown: [string, string][] = [
  ['planets', 'list'],
  ['cities', 'fly'],
  ['cities', 'toString'],
  ['operations', 'nobody.knows'],
  ['operations', 'constructor'],
  ['screens', '/nowhere'],
];

describe('the permission check', () => {
  it.each(rows)('%s', (_, question, role, answer) => {
    expect(may(question, role && as(role))).toBe(answer);
  });

  it.each(unknown)(
    'denies an admin an unknown resource, action, operation or screen: %s, %s',
    (resource, action) => {
      expect(may({ resource, action }, as('admin'))).toBe(false);
    },
  );
});

describe('a hand-written page that replaces a list', () => {
  const narrowing = { rights: [], menu: [], home: null };
  const opens = (records: Parameters<typeof applyRoles>[0][number]['narrowing']['records'], path: string) => {
    const base = path === '/services' ? 'client' : 'admin';
    applyRoles([
      { id: 'drawn', name: { ar: 'دور', en: 'Role' }, base, narrowing: { ...narrowing, records } },
    ]);
    const allowed = may({ resource: 'screens', action: path }, as(customRole('drawn')));
    applyRoles([]);
    return allowed;
  };

  it('opens for a custom role whose base does not read its records, and closes when the role loses them', () => {
    expect(opens({ vehicles: { delete: 'nothing' } }, '/services')).toBe(true);
    expect(opens({}, '/requests')).toBe(true);
    expect(opens({ requests: { read: 'nothing' } }, '/requests')).toBe(false);
  });
});
