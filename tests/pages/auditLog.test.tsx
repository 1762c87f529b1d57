// @vitest-environment happy-dom
import { act } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import Audit from '@/pages/admin/audit/Audit';
import { useAuditAddress } from '@/pages/admin/audit/useAuditAddress';
import { drawnPage } from '../support/drawn';

const id = '11c7ca06-5c4c-49d5-8637-1486501541b8';
const { asked, rows } = vi.hoisted(() => ({ asked: vi.fn(), rows: { value: [] as unknown[] } }));
vi.mock('react-i18next', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));
vi.mock('sijil/react/providers/language', () => ({
  useLocalize:
    () =>
    (text: { en: string } | null): string =>
      text?.en ?? '',
}));
vi.mock('sijil/react/providers/operations', () => ({
  usePage: (_: string, query: object) => {
    asked(query);
    return { data: { rows: rows.value, total: rows.value.length } };
  },
}));
vi.mock('@/pages/admin/audit/AuditItem', () => ({ AuditItem: () => null }));
vi.mock('sijil/react/fields/reference/RecordNames', () => ({
  RecordNames: ({ ids }: { ids: readonly string[] }) => <>name of {ids}</>,
}));
/** A stand-in for the filters, which only chooses another record type. */
vi.mock('@/pages/admin/audit/AuditFilters', () => ({
  AuditFilters: ({ address }: { address: ReturnType<typeof useAuditAddress> }) => (
    <button type="button" onClick={() => address.narrow('resource', 'cities')}>
      cities
    </button>
  ),
}));

const { draw, all } = drawnPage();
beforeEach(() => asked.mockClear());

const Address = () => <output>{useLocation().search}</output>;
const open = (address: string) =>
  draw(
    <MemoryRouter initialEntries={[`/audit${address}`]}>
      <Audit />
      <Address />
    </MemoryRouter>,
  );
const tags = () => all('.ant-tag').map(({ textContent }) => textContent);
const click = (selector: string) => act(async () => all(selector)[0]?.click());
const address = () => all('output')[0]?.textContent;

const entry = { id: 'e', recordId: id, title: { ar: 'سعودي', en: 'Saudi' } };

it('the log of one record names it in a tag, and closing the tag opens the log of its type', async () => {
  rows.value = [entry];
  await open(`?resource=nationalities&recordId=${id}`);
  expect(asked).toHaveBeenLastCalledWith(
    expect.objectContaining({ resource: 'nationalities', recordId: id }),
  );
  expect(tags()).toEqual(['Nationality: Saudi']);
  await click('[aria-label="audit.allRecords"]');
  expect([address(), tags()]).toEqual(['?resource=nationalities', []]);
});

it('the tag names the record even where no log entry was found', async () => {
  rows.value = [];
  await open(`?resource=nationalities&recordId=${id}&action=delete`);
  expect(tags()).toEqual([`Nationality: name of ${id}`]);
});

it('choosing another record type drops the filter on the record', async () => {
  rows.value = [entry];
  await open(`?resource=nationalities&recordId=${id}`);
  await click('button');
  expect([address(), tags()]).toEqual(['?resource=cities', []]);
});

it.each([`?recordId=${id}`, `?resource=planets&recordId=${id}`, '?resource=nationalities&recordId=x'])(
  'an address without a valid record does not filter by record: %s',
  async (wrong) => {
    await open(wrong);
    expect(asked).toHaveBeenCalled();
    expect(asked.mock.lastCall?.[0]).not.toHaveProperty('recordId');
    expect(tags()).toEqual([]);
  },
);
