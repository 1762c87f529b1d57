import { describe, expect, it } from 'vitest';
import { boolean, date, text } from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import { isFilterable } from 'sijil/react/fields/isFilterable';
import { listDeclaration } from 'sijil/react/console/query/listDeclaration';
import { type FilterEntry, groupFilters, withColumns } from 'sijil/react/console/list/FilterControls';
import { resourceList, resources } from '#resources';
import { lists } from '#resources/lists';

const label = { ar: 'حقل', en: 'Field' };
const filters: readonly FilterEntry[] = [
  ['name', text({ label })],
  ['serial', text({ label })],
  ['active', boolean({ label })],
  ['calibratedOn', date({ label })],
  ['cityId.stateId', text({ label })],
];
const names = (entries: readonly FilterEntry[]) => entries.map(([name]) => name);
const drawn = (groups: Parameters<typeof groupFilters>[1], of = filters) => {
  const { first, more } = groupFilters(of, groups);
  return [names(first), ...more.map((group) => [group.label?.en ?? 'Other', names(group.filters)])];
};

describe('the filter panel of a list', () => {
  it('shows all filters of the list’s own fields at once where no groups are declared', () => {
    expect(drawn(undefined)).toEqual([['name', 'serial', 'active', 'calibratedOn']]);
  });

  it('shows the first group in its declared order, and the other filters under their headings', () => {
    const state = { ar: 'الحالة', en: 'Status' };
    const groups = { first: ['calibratedOn', 'name'], more: [{ label: state, fields: ['active'] }] };
    expect(drawn(groups)).toEqual([
      ['calibratedOn', 'name'],
      ['Status', ['active']],
      ['Other', ['serial']],
    ]);
  });

  it('starts with the declared filters, followed by list columns that a designer added', () => {
    const added = { ...Object.fromEntries(filters), until: date({ label, addedLater: true }) };
    const shown = { list: ['name', 'serial', 'until'], fields: added };
    const groups = { first: ['calibratedOn'] };
    expect(withColumns(groups, shown)?.first).toEqual(['calibratedOn', 'until']);
    expect(withColumns(groups, { ...shown, list: ['name'] })?.first).toEqual(['calibratedOn']);
    expect(withColumns({ ...groups, more: [{ label, fields: ['until'] }] }, shown)?.first).toEqual([
      'calibratedOn',
    ]);
    expect(withColumns(undefined, shown)).toBeUndefined();
  });

  it('leaves out filters that the reader may not see, and empty headings', () => {
    const state = { ar: 'الحالة', en: 'Status' };
    const groups = { first: ['calibratedOn', 'name'], more: [{ label: state, fields: ['active'] }] };
    expect(drawn(groups, filters.slice(0, 2))).toEqual([['name'], ['Other', ['serial']]]);
  });

  it('a list of requests starts with at most seven filters for each of its roles', () => {
    for (const [list, role] of [
      [undefined, 'admin'],
      [lists.staffRequests, 'admin_operation'],
      [lists.supervisorRequests, 'supervisor'],
      [lists.clientRequests, 'client'],
    ] as const) {
      const { narrowing } = listDeclaration(resources.requests, list, role);
      const { first, more } = groupFilters(
        Object.entries<Field>(narrowing).filter(([, field]) => isFilterable(field)),
        resources.requests.filters,
      );
      expect(first.length, role).toBeGreaterThan(3);
      expect(first.length, role).toBeLessThanOrEqual(7);
      expect(names(first), role).toContain('status');
      // The choice of all or any conditions is no field itself.
      const rest = more.flatMap((group) => names(group.filters));
      expect(rest.length, role).toBeGreaterThan(5);
    }
  });

  it.each(
    resourceList.flatMap(({ name, fields, filters: groups }) => (groups ? [{ name, fields, groups }] : [])),
  )('$name: every filter named in its groups can be chosen', ({ fields, groups }) => {
    const named = [...groups.first, ...(groups.more ?? []).flatMap((group) => group.fields)];
    const useless = named.filter((name) => !isFilterable((fields as Record<string, Field>)[name] as Field));
    expect(useless).toEqual([]);
  });

  it.each(resourceList.flatMap((resource) => (resource.single ? [] : [{ name: resource.name, resource }])))(
    '$name: more than twelve filters are grouped',
    ({ resource }) => {
      const own = Object.values<Field>(resource.fields).filter(isFilterable);
      expect(own.length <= 12 || resource.filters !== undefined).toBe(true);
    },
  );
});
