import { expect, it } from 'vitest';
import { fieldsUsed } from '#framework/server/designs/designReferences';

it('an automation uses the fields of its filter, including those in nested groups', () => {
  const condition = new URLSearchParams({
    rent_gte: '5',
    _where: 'any(depot=a,all(floors_null=true,cityId.name_like=x))',
  }).toString();
  expect(fieldsUsed({ resource: 'branches', dateField: null, condition, steps: [] })).toEqual([
    'branches.rent',
    'branches.depot',
    'branches.floors',
    'branches.cityId.name',
  ]);
});
