import { expect, it } from 'vitest';
import { menuGroups } from '#framework/schema/menu';
import { menuFor } from '@framework/screens/menuFor';

it('the menu starts with ungrouped entries, followed by its groups in their declared order', () => {
  const groups = menuFor('admin').map(({ group }) => group);
  const order = [null, ...Object.keys(menuGroups)];
  expect(groups.map((group) => order.indexOf(group))).toEqual(
    groups.map((group) => order.indexOf(group)).toSorted((one, other) => one - other),
  );
  expect(new Set(groups).size).toBe(order.length);
});
