// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { resources } from '#resources';
import FilterPicker from 'sijil/react/console/list/FilterPicker';
import { drawnPage } from '../support/drawn';

const { find } = vi.hoisted(() => ({ find: vi.fn() }));
vi.mock('sijil/react/console/query/useRecords', () => ({ useRecords: find }));

const { draw, all } = drawnPage();
const onChange = vi.fn();
beforeEach(() => {
  onChange.mockClear();
  find.mockReset();
  find.mockReturnValue({ total: 12, exact: true, loading: false, error: null });
});
const drawPicker = (value: string) =>
  draw(
    <MemoryRouter>
      <FilterPicker
        resource={resources.nationalities}
        reader="admin"
        value={value}
        onChange={onChange}
        id="condition"
        disabled={false}
        describedBy={undefined}
      />
    </MemoryRouter>,
  );
const press = (text: string) =>
  act(async () =>
    all('button')
      .find((one) => one.textContent.includes(text))
      ?.click(),
  );

it('a pasted address is shown as filters, with the current number of records and a link to their list', async () => {
  await drawPicker('https://portal.test/nationalities?descriptionEn_like=Sau&sort=-createdAt');
  expect(all('.ant-tag').map((one) => one.textContent)).toEqual([expect.stringContaining('Sau')]);
  const [list] = all<HTMLAnchorElement>('a[target=_blank]');
  expect(list?.getAttribute('href')).toBe('/nationalities?descriptionEn_like=Sau');
  expect(list?.textContent).toContain('12');
  expect(find).toHaveBeenCalledWith(
    { resource: resources.nationalities },
    expect.objectContaining({
      filters: [{ field: 'descriptionEn', operator: 'contains', value: 'Sau' }],
    }),
  );
});

it('unknown filters of an address are named, can be removed, and stop the count until then', async () => {
  await drawPicker('descriptionEn_like=Sau&colour=red');
  expect(all('[role=alert]').map((one) => one.textContent)).toEqual([expect.stringContaining('colour')]);
  expect(find).not.toHaveBeenCalled();
  await press('listFilter.removeUnknown');
  expect(onChange).toHaveBeenCalledWith('descriptionEn_like=Sau');
});

it('removing the last filter stores an empty condition', async () => {
  await drawPicker('descriptionEn_like=Sau');
  await press('filters.clear');
  expect(onChange).toHaveBeenCalledWith('');
});

it('a button opens the list’s filter controls, one for each field the role may read', async () => {
  await drawPicker('');
  await press('listFilter.choose');
  const labels = all('.ant-drawer label').map((one) => one.textContent);
  expect(labels).toEqual(expect.arrayContaining([resources.nationalities.fields.descriptionAr.label.ar]));
});
