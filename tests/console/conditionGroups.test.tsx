// @vitest-environment happy-dom
import { act, useEffect, useState } from 'react';
import { expect, it, vi } from 'vitest';
import { boolean, integer, text } from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import { type ListFilters, parseConditions } from 'sijil/schema/lists/listFilters';
import { filterOf, groupName, type GroupFilter, toParameter } from 'sijil/schema/lists/listState';
import { editedGroup, groupFilter } from 'sijil/react/console/groups/editedGroups';
import { GroupFields } from 'sijil/react/console/groups/GroupFields';
import { ActiveFilters } from 'sijil/react/console/list/ActiveFilters';
import { drawnPage } from '../support/drawn';

vi.mock('react-i18next', () => ({
  useTranslation: () => ({
    t: (key: string, said: object = {}) => [key, ...Object.values(said)].join(' '),
  }),
}));

const fields: Readonly<Record<string, Field>> = {
  name: text({ label: { ar: 'الاسم', en: 'Name' } }),
  active: boolean({ label: { ar: 'مفعّل', en: 'Active' } }),
  rooms: integer({ label: { ar: 'الغرف', en: 'Rooms' } }),
};

const { draw, all } = drawnPage();
const latest: { filters: ListFilters } = { filters: [] };

function Filters({ begins }: { readonly begins: ListFilters }) {
  const [filters, setFilters] = useState(begins);
  useEffect(() => {
    latest.filters = filters;
  }, [filters]);
  return (
    <>
      <ActiveFilters fields={fields} filters={filters} onChange={setFilters} />
      <GroupFields fields={fields} filters={filters} onChange={setFilters} />
    </>
  );
}

const read = (written: string) => parseConditions(written) as GroupFilter;
const flat = filterOf('active', 'eq', 'true');
const press = async (label: string, at = 0) =>
  act(async () => {
    const buttons = all<HTMLButtonElement>('button').filter((one) =>
      (one.getAttribute('aria-label') ?? one.textContent ?? '').endsWith(label),
    );
    buttons[at]?.click();
  });
const parameters = () => latest.filters.map((one) => toParameter(one).join('='));

it('a filter group passes through its form unchanged, with a range as one condition', () => {
  const written = 'any(rooms_gte=2,rooms_lte=5,name_like=a%20%28b%29,all(active=true,any(rooms_null=true)))';
  const form = editedGroup(read(written));
  expect(form.parts).toHaveLength(3);
  expect(toParameter(groupFilter(form) as GroupFilter)).toEqual([groupName, written]);
});

it('a new group focuses its “add condition” control and filters nothing until a condition has a value', async () => {
  await draw(<Filters begins={[flat]} />);
  await press('filters.groups.add');
  expect(all('[role=group]')).not.toHaveLength(0);
  expect(document.activeElement?.getAttribute('aria-label')).toBe('filters.groups.addCondition');
  expect(parameters()).toEqual(['active=true']);
});

it('removing a condition, a nested group and the entire group updates the list each time', async () => {
  await draw(<Filters begins={[flat, read('any(name_like=x,rooms_gte=2,all(rooms_lte=5))')]} />);
  await press('filters.groups.removeCondition الاسم');
  expect(parameters()).toEqual(['active=true', '_where=any(rooms_gte=2,all(rooms_lte=5))']);
  await press('filters.groups.remove', 1);
  expect(parameters()).toEqual(['active=true', '_where=any(rooms_gte=2)']);
  await press('filters.groups.remove');
  expect(parameters()).toEqual(['active=true']);
  expect(all('[role=group]')).toHaveLength(0);
});

it('each group has its own choice of all or any', async () => {
  await draw(<Filters begins={[read('any(name_like=x,all(rooms_lte=5))')]} />);
  const choices = all<HTMLInputElement>('input[type=radio]');
  await act(async () => choices[0]?.click());
  expect(parameters()).toEqual(['_where=all(name_like=x,all(rooms_lte=5))']);
});

it('a group is shown above the list as one sentence, and closing that removes the group', async () => {
  await draw(<Filters begins={[read('any(name_like=x,all(rooms_gte=5,active=true))')]} />);
  const [chip] = all('.ant-tag');
  expect(chip?.textContent?.replaceAll(/\s+/g, ' ').trim()).toBe(
    'filters.groups.anyOf (الاسم: «x»filters.groups.thenfilters.groups.allOf (الغرف: filter.from 5filters.groups.thenمفعّل: boolean.true))',
  );
  await act(async () => all('.ant-tag .ant-tag-close-icon')[0]?.click());
  expect([parameters(), all('[role=group]').length]).toEqual([[], 0]);
});

it('a thirty-first condition is refused with a message', async () => {
  const thirty = `any(${Array.from({ length: 10 }, () => 'all(rooms_gte=1,rooms_lte=2,name_like=x)').join(',')})`;
  await draw(<Filters begins={[read(thirty)]} />);
  expect(parameters()).toEqual([`_where=${thirty}`]);
  await act(async () =>
    all('.ant-select-selector')
      .at(-1)
      ?.dispatchEvent(new MouseEvent('mousedown', { bubbles: true })),
  );
  await act(async () => all('.ant-select-item-option')[0]?.click());
  expect(all('[role=alert]').map((one) => one.textContent)).toEqual(['filters.groups.full 30']);
  expect(parameters()).toEqual([`_where=${thirty}`]);
});
