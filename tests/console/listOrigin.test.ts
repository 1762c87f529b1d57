import { describe, expect, it } from 'vitest';
import { resources } from '#resources';
import { parseListAddress, placeOf } from 'sijil/schema/lists/listAddress';
import { neighboursOf, windowAround } from 'sijil/react/console/record/useNeighbours';
import { listBehind, listOriginOf } from 'sijil/react/console/query/recordAddress';

describe('the previous and next record in the list from which a record was opened', () => {
  it('are found by the record’s id, even if its position changed', () => {
    expect(neighboursOf(['a', 'b', 'c'], 0, 'b', 1)).toEqual({
      at: 1,
      previous: { id: 'a', at: 0 },
      next: { id: 'c', at: 2 },
    });
    expect(neighboursOf(['new', 'a', 'b', 'c'], 0, 'b', 1)).toMatchObject({ at: 2, previous: { id: 'a' } });
  });

  it('are null at the ends of the list', () => {
    expect(neighboursOf(['a', 'b'], 0, 'a', 0).previous).toBeNull();
    expect(neighboursOf(['a', 'b'], 0, 'b', 1).next).toBeNull();
  });

  it('if the record has left the list, the record now in its position is the next', () => {
    expect(neighboursOf(['a', 'c', 'd'], 0, 'b', 1)).toEqual({
      at: null,
      previous: { id: 'a', at: 0 },
      next: { id: 'c', at: 1 },
    });
  });

  it('are found at the edges of the loaded window, which overlaps by one record at either end', () => {
    const [before, after] = [windowAround(49), windowAround(50)];
    expect(before.end).toBeGreaterThan(50);
    expect(after.start).toBeLessThan(50);
    expect(windowAround(0).start).toBe(0);
    const ids = Array.from({ length: after.end - after.start }, (_, index) => `r${after.start + index}`);
    expect(neighboursOf(ids, after.start, 'r50', 50)).toMatchObject({
      at: 50,
      previous: { id: 'r49', at: 49 },
      next: { id: 'r51', at: 51 },
    });
  });
});

describe('the way back from a record', () => {
  const origin = { from: '/cities?q=ري&page=2', list: 'q=ري', at: 26 };

  it('leads to the list as it was left', () => {
    expect(listBehind(listOriginOf({ origin }), '/cities')).toBe('/cities?q=ري&page=2');
  });

  it('leads to the unfiltered list where the record was opened from elsewhere or by its address', () => {
    expect(listBehind({ ...origin, from: '/clients/1?tab=branches' }, '/branches')).toBe('/branches');
    expect(listBehind(null, '/cities')).toBe('/cities');
    for (const state of [
      null,
      {},
      { origin: 'x' },
      { origin: { ...origin, from: '//elsewhere' } },
      { origin: { ...origin, at: -1 } },
    ])
      expect(listOriginOf(state)).toBeNull();
  });

  it('keeps the list’s search, filters and order, but neither its page nor its appearance', () => {
    const { fields } = resources.branches;
    const city = crypto.randomUUID();
    const address = new URLSearchParams(
      `q=x&cityId_in=${city}&sort=-name&page=3&size=10&columns=name&density=dense&view=v`,
    );
    const { list, start } = placeOf(parseListAddress(address, fields));
    expect(start).toBe(20);
    expect(parseListAddress(new URLSearchParams(list), fields)).toMatchObject({
      filters: [
        { field: 'q', operator: 'eq', value: 'x' },
        { field: 'cityId', operator: 'in', value: city },
      ],
      sorters: [{ field: 'name', order: 'desc' }],
      currentPage: 1,
      columns: null,
      view: null,
    });
  });
});
