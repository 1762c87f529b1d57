import { describe, expect, it } from 'vitest';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import {
  asSeen,
  mostPicked,
  pageChoice,
  pagesToWalk,
  pick,
  type Selection,
  unpick,
} from 'sijil/react/console/bulk/pickedRecords';
import { readAllRecords } from 'sijil/react/console/bulk/useSelection';
import { resources } from '#resources';

const record = (id: string, version = 1): ConsoleRecord => ({
  id,
  version,
  createdAt: '',
  updatedAt: '',
  $title: id,
  $titles: {},
});
const none: Selection = new Map();

describe('selected records', () => {
  it('stay selected when another page is opened', () => {
    const both = pick(pick(none, [record('a')], true), [record('b')], true);
    expect([...both.keys()]).toEqual(['a', 'b']);
    expect([...pick(both, [record('b')], false).keys()]).toEqual(['a']);
  });

  it('set the page’s checkbox to all, some or none', () => {
    const chosen = pick(none, [record('a')], true);
    expect(pageChoice(chosen, [record('a')])).toBe('all');
    expect(pageChoice(chosen, [record('a'), record('b')])).toBe('some');
    expect(pageChoice(chosen, [record('b')])).toBe('none');
    expect(pageChoice(chosen, [])).toBe('none');
  });

  it('never exceed the maximum of a bulk change', () => {
    const many = Array.from({ length: mostPicked + 5 }, (_, index) => record(String(index)));
    expect(pick(none, many, true).size).toBe(mostPicked);
  });

  it('take the version that was last shown', () => {
    const chosen = pick(none, [record('a', 1), record('b', 1)], true);
    expect(asSeen(chosen, [record('a', 2), record('c', 5)]).get('a')?.version).toBe(2);
    expect([...asSeen(chosen, [record('c', 5)]).keys()]).toEqual(['a', 'b']);
  });

  it('leave the selection once they are processed', () => {
    const chosen = pick(none, [record('a'), record('b')], true);
    expect([...unpick(chosen, ['a']).keys()]).toEqual(['b']);
  });

  it('are read page by page, up to the maximum', () => {
    expect(pagesToWalk(450, 200)).toEqual([
      { page: 1, take: 200 },
      { page: 2, take: 200 },
      { page: 3, take: 50 },
    ]);
    expect(pagesToWalk(50_000, 200).reduce((sum, { take }) => sum + take, 0)).toBe(mostPicked);
    expect(pagesToWalk(0, 200)).toEqual([]);
  });

  it('are read with the list’s filters, search and order', async () => {
    const asked: unknown[] = [];
    const list = {
      filters: [
        { field: 'active', operator: 'eq', value: 'true' },
        { field: 'q', operator: 'eq', value: 'a' },
      ],
      sorters: [{ field: 'name', order: 'desc' }],
    } as const;
    const getList = (wanted: unknown) => {
      asked.push(wanted);
      return Promise.resolve({ data: [], total: 250 });
    };
    await readAllRecords({ getList } as never, { resource: resources.services }, list, 250);
    const wanted = {
      resource: 'admin/services',
      sorters: [{ field: 'name', order: 'desc' }],
      filters: [
        { field: 'active', operator: 'eq', value: 'true' },
        { field: 'q', operator: 'eq', value: 'a' },
      ],
    };
    expect(asked).toEqual([
      { ...wanted, pagination: { currentPage: 1, pageSize: 200 } },
      { ...wanted, pagination: { currentPage: 2, pageSize: 200 } },
    ]);
  });
});
