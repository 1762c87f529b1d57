import { afterEach, describe, expect, it } from 'vitest';
import { customBases, type DeclaredRole } from '#domain/access/roles';
import { permissionFor } from 'sijil/schema/access';
import { mayOpen } from 'sijil/schema/generatedScreens';
import { screenPath } from 'sijil/schema/resource';
import {
  applyRoles,
  customRole,
  type Narrowing,
  nothingTaken,
  type RecordLimits,
} from 'sijil/schema/roles/customRoles';
import { isUnread } from 'sijil/schema/roles/mayCall';
import { resourceList } from '#resources';
import { newRecords, openScreens } from 'sijil/react/palette/paletteItems';
import { may } from 'sijil/react/providers/may';
import { menuFor } from 'sijil/react/screens/menuFor';
import '../support/registerPages';

afterEach(() => applyRoles([]));

function roleOf(base: DeclaredRole, records: Narrowing['records']) {
  const narrowing = { ...nothingTaken, records };
  applyRoles([{ id: 'reader', name: { ar: 'قارئ', en: 'Reader' }, base, narrowing }]);
  return customRole('reader');
}

const onlyRead = { create: 'nothing', update: 'nothing', delete: 'nothing' } as const satisfies RecordLimits;
const ofAll = (limits: RecordLimits) => Object.fromEntries(resourceList.map(({ name }) => [name, limits]));
const pathsOf = (items: readonly { readonly path: string }[]) => items.map(({ path }) => path);

describe.each(customBases.map((base) => [base] as const))('a custom role on %s that only reads', (base) => {
  it('has every list in its menu that the base has there and that it reads', () => {
    const role = roleOf(base, ofAll(onlyRead));
    const lists = resourceList
      .filter((one) => permissionFor(one, 'read', { role }) === 'all' && mayOpen(one, 'list', role))
      .map(screenPath);
    const expected = pathsOf(menuFor(base)).filter((path) => lists.includes(path));
    expect(pathsOf(menuFor(role))).toEqual(expect.arrayContaining(expected));
  });

  it('is offered no page that it cannot open, and no record to add', () => {
    const role = roleOf(base, ofAll(onlyRead));
    const offered = [...pathsOf(menuFor(role)), ...openScreens(role).map(({ key }) => key)];
    const closed = offered.filter((path) => !may({ resource: 'screens', action: path }, { role }));
    expect(closed).toEqual([]);
    expect(newRecords(role)).toEqual([]);
  });

  it('is offered no list of records that it does not read', () => {
    const role = roleOf(base, ofAll({ read: 'nothing' }));
    const unread = resourceList.filter(({ name }) => isUnread(name, role)).map(screenPath);
    const offered = [...pathsOf(menuFor(role)), ...openScreens(role).map(({ key }) => key)];
    expect(offered.filter((path) => unread.includes(path))).toEqual([]);
  });
});

it.each(['/mailbox', '/audit', '/gallery', '/calendar'])(
  'a role that reads no requests is not offered %s',
  (path) => {
    const role = roleOf('admin', { requests: { read: 'nothing' } });
    expect(pathsOf(menuFor('admin'))).toContain(path);
    expect(pathsOf(menuFor(role))).not.toContain(path);
    expect(openScreens(role).map(({ key }) => key)).not.toContain(path);
  },
);

it('a role that reads two fields of branches finds their list in the menu and in the palette', () => {
  const role = roleOf('admin', {
    branches: { ...onlyRead, fields: { street: 'hidden', responsibleName: 'hidden' } },
  });
  expect(pathsOf(menuFor(role))).toContain('/branches');
  expect(openScreens(role).map(({ key }) => key)).toContain('/branches');
});
