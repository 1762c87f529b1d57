import { expect, it } from 'vitest';
import { checkResources } from 'sijil/schema/checkResources';
import { defineResource, ownedList, text } from 'sijil/schema/index';

const label = { ar: 'نص', en: 'Text' };
const name = text({ label, required: true, max: 20 });
const rows = { label, item: label };

function problemsOf(fields: Parameters<typeof ownedList>[0]['fields']) {
  const menus = defineResource('menus', {
    label: { one: label, many: label },
    fields: { name, dishes: ownedList({ ...rows, fields }) },
    title: 'name',
    list: ['name'],
    search: ['name'],
    access: { read: ['admin'] },
  });
  return checkResources([menus]).filter((problem) => problem.startsWith('R21'));
}

it('a list inside the rows of a list is refused with a rule number, its place and a remedy', () => {
  expect(problemsOf({ name })).toEqual([]);
  expect(problemsOf({ name, spices: ownedList({ ...rows, fields: { name } }) })).toEqual([
    expect.stringMatching(/^R21 menus\.dishes\.spices: .+ Declare a resource/),
  ]);
});
