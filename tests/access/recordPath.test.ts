import { expect, it } from 'vitest';
import { recordPath } from '#domain/screens/recordPath';
import type { Role } from '#domain/access/roles';
import { resources } from '#resources';

/** Page on which each role reads a record that another record refers to; null where only its name is shown. */
const pages: readonly [name: keyof typeof resources, role: Role, path: string | null][] = [
  ['requests', 'admin', '/requests/7'],
  ['requests', 'admin_finance', '/requests/7'],
  ['requests', 'supervisor', '/supervisor/requests/7'],
  ['requests', 'client', '/client/requests/7'],
  ['requests', 'branch_manager', '/client/requests/7'],
  ['requests', 'inspector', null],
  ['branches', 'admin', '/branches/7'],
  ['branches', 'client', '/client/branches/7'],
  ['branches', 'supervisor', null],
  ['vehicles', 'branch_manager', '/client/vehicles/7'],
  ['clients', 'admin', '/clients/7'],
  ['clients', 'client', null],
  ['clients', 'admin_finance', null],
  ['cities', 'admin', '/cities/7'],
  ['cities', 'client', null],
  ['inspectors', 'supervisor', '/inspectors/7'],
];

it.each(pages)('the link to a record of %s for %s is %s', (name, role, path) => {
  expect(recordPath(resources[name], '7', role)).toBe(path);
});
