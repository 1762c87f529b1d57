import { expect, it } from 'vitest';
import { menuGroups } from '#domain/schema/menuGroups';
import { referrersOf } from '@/console/form/useRefresh';
import { menuFor } from '@/layouts/menuFor';
import { resources } from '#resources';

it('the menu begins with what stands in no group, then has its groups in their declared order', () => {
  const groups = menuFor('admin').map(({ group }) => group);
  const order = [null, ...Object.keys(menuGroups)];
  expect(groups.map((group) => order.indexOf(group))).toEqual(
    groups.map((group) => order.indexOf(group)).toSorted((one, other) => one - other),
  );
  expect(new Set(groups).size).toBe(order.length);
});

it('what shows a record by its name is known from the declarations', () => {
  const names = (of: Parameters<typeof referrersOf>[0]) => referrersOf(of).map(({ name }) => name);
  expect(names(resources.states)).toEqual(expect.arrayContaining(['cities', 'branches']));
  expect(names(resources.nationalities)).not.toContain('cities');
  expect(names(resources.supervisors)).toEqual(expect.arrayContaining(['inspectors', 'users']));
});
