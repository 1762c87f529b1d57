import { describe, expect, it } from 'vitest';
import { hasHome } from '#domain/access/roles';
import { operations } from '#domain/access/operations';
import type { DeclaredList } from 'sijil/schema/declaredList';
import { readingOf } from 'sijil/schema/fieldAccess';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { filterFields } from 'sijil/schema/lists/filterFields';
import { filtersInAddress, parseListAddress } from 'sijil/schema/lists/listAddress';
import { presetViews, sourcePath, sourceSort, startAddress } from 'sijil/react/console/query/listDeclaration';
import { filledPath } from 'sijil/react/console/query/recordAddress';
import { resourceList } from '#resources';
import { lists } from '#resources/lists';

const declared = Object.entries<DeclaredList>(lists);
const row = (fields: object) => ({ id: '7', ...fields }) as unknown as ConsoleRecord;
const ofResources = resourceList.map(
  (resource) => [resource.name, { presets: resource.presets ?? [], resource }] as const,
);
const presetsOf = [...declared, ...ofResources].flatMap(([name, { presets = [], resource }]) =>
  presets.map((preset) => [`${name}/${preset.id}`, preset, resource] as const),
);

describe('a declared list', () => {
  it.each(presetsOf)('%s: the address accepts its filters and its sort order', (_, preset, resource) => {
    const fields = filterFields(resource, resource.fields, 'admin');
    const known = filtersInAddress(preset.filters, fields);
    expect(known.map(({ value }) => value as unknown)).toEqual(Object.values(preset.filters));
    const { sorters } = parseListAddress(new URLSearchParams({ sort: preset.sort ?? '' }), fields);
    expect(sorters).toHaveLength(preset.sort ? 1 : 0);
  });

  it.each(declared)('%s: every role that may call it can read at least one of its columns', (_, list) => {
    const { audience } = operations[list.operation];
    const columns = list.columns ?? list.resource.list;
    const asking = Array.isArray(audience) ? audience.filter(hasHome) : [];
    for (const role of asking)
      expect(
        (list.columnsOf?.[role] ?? columns).some((name) => readingOf(list.resource, name, role) !== 'never'),
        role,
      ).toBe(true);
  });

  it.each(declared)('%s: the view it starts with is one of its own views', (_, list) => {
    const begins = [list.startsWith, ...Object.values(list.startsWithOf ?? {})].filter(Boolean);
    expect(list.presets?.map(({ id }) => id) ?? []).toEqual(expect.arrayContaining(begins));
  });

  it('starts for operations with pending requests, longest wait first, and for other roles with all requests', () => {
    const { presets, startsWith, startsWithOf = {} } = lists.staffRequests as DeclaredList;
    const begin = (role: 'admin' | 'admin_operation') =>
      startAddress({ presets, startsWith: startsWithOf[role] ?? startsWith });
    expect(begin('admin_operation')).toBe(
      'turn_in=admin_operation&sort=statusSince&columns=code%2CclientId%2CserviceId',
    );
    expect(begin('admin')).toBe('');
  });

  it('has an address, and a default sort order that choosing another replaces', () => {
    const source = { resource: lists.supervisorForms.resource, list: lists.supervisorForms };
    expect(sourcePath(source)).toBe('supervisor/inspector-forms');
    expect(sourcePath({ resource: source.resource })).toBe('requests');
    expect(sourceSort(source, [])).toEqual([{ field: 'statusSince', order: 'desc' }]);
    expect(sourceSort(source, [{ field: 'code', order: 'asc' }])).toEqual([{ field: 'code', order: 'asc' }]);
  });

  it('links a row to the first page whose parameters the row has', () => {
    const paths = lists.clientRequests.rowPath ?? [];
    expect(filledPath(paths, row({ branchId: '3' }))).toBe('/client/requests/3/7');
    expect(filledPath(paths, row({ branchId: null }))).toBe('/client/requests/7');
    expect(filledPath(['/x/:branchId'], row({}))).toBeNull();
  });
});

describe('the preset views of a list', () => {
  it('precede “All” where the list starts with one of them, and a bare address opens that view', () => {
    const views = presetViews(lists.supervisorForms, 'All', 'supervisor', 'en');
    expect(views.map(({ id }) => id)).toEqual(['waiting', 'all']);
    expect(startAddress(lists.supervisorForms)).toBe('turn_in=supervisor&sort=statusSince');
  });

  it('otherwise follow “All”', () => {
    const views = presetViews(lists.staffRequests, 'All', 'admin_operation', 'en');
    expect(views.map(({ name }) => name)).toEqual([
      'All',
      'With operations',
      'Without a supervisor',
      'Cancellation requests',
      'With finance',
    ]);
    expect(startAddress(lists.staffRequests)).toBe('');
  });

  it('are shown only to the roles they are meant for', () => {
    const presets = [
      { id: 'a', label: { ar: 'أ', en: 'A' }, filters: {}, roles: ['admin_finance'] as const },
    ];
    expect(presetViews({ presets }, 'All', 'supervisor', 'en')).toHaveLength(1);
    expect(presetViews({ presets }, 'All', 'admin_finance', 'en')).toHaveLength(2);
  });
});
