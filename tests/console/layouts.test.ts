import { describe, expect, it } from 'vitest';
import { boardColumns } from 'sijil/react/console/layouts/boardColumns';
import { dayOf, filtersOfDay, monthAfter, weeksOfMonth } from 'sijil/react/console/layouts/MonthGrid';
import { viewAddress } from 'sijil/react/console/query/listDeclaration';
import { layoutsOf, parseLayout } from 'sijil/schema/lists/listLayout';
import { parseListAddress, writeListAddress } from 'sijil/schema/lists/listAddress';
import { filterOf, toParameter } from 'sijil/schema/lists/listState';
import { choice, date, dateTime, location, text } from 'sijil/schema/index';

const label = { ar: 'حقل', en: 'Field' };
const option = (en: string) => ({ ar: en, en });
const fields = {
  name: text({ label }),
  status: choice({ label, options: { todo: option('To do'), doing: option('Doing'), done: option('Done') } }),
  dueOn: date({ label }),
  seenAt: dateTime({ label }),
  place: location({ label }),
};
const read = (address: string) => parseListAddress(new URLSearchParams(address), fields);

describe('the layouts of a list', () => {
  it('follow from the kinds of its fields: choice, day, moment, location', () => {
    expect(layoutsOf(fields).map(({ kind, field }) => `${kind} ${field}`)).toEqual([
      'board status',
      'calendar dueOn',
      'calendar seenAt',
      'map place',
    ]);
  });

  it('are part of the address, next to its filters', () => {
    const address = 'status=todo&layout=calendar%28dueOn%2C2026-11%29';
    expect(read(address).layout).toEqual({ kind: 'calendar', field: 'dueOn', month: '2026-11' });
    expect(writeListAddress(read(address)).toString()).toBe(address);
  });

  it('are ignored where the field is unknown or does not fit the layout', () => {
    for (const text of ['board(dueOn)', 'map(status)', 'board(gone)', 'calendar(dueOn,2026-13)', 'board'])
      expect(parseLayout(text, fields), text).toBeNull();
  });

  it('are saved with a view, a calendar without its month', () => {
    expect(viewAddress(read('layout=calendar(dueOn,2026-11)'))).toBe('layout=calendar%28dueOn%29');
  });
});

describe('the columns of a board', () => {
  const columns = (address: string) =>
    boardColumns('status', fields.status, read(address).filters).map(({ value }) => value);

  it('are the choices, and one for records without a value', () => {
    expect(columns('')).toEqual([null, 'todo', 'doing', 'done']);
  });

  it('are only those that the list’s own filter allows', () => {
    expect(columns('status=doing')).toEqual(['doing']);
    expect(columns('status_in=todo,done')).toEqual(['todo', 'done']);
    expect(columns('status_null=true')).toEqual([null]);
    expect(columns('status_null=false')).toEqual(['todo', 'doing', 'done']);
  });

  it('do not include an empty one where the field is required', () => {
    const required = { ...fields.status, required: true } as const;
    expect(boardColumns('status', required, []).map(({ value }) => value)).toEqual(['todo', 'doing', 'done']);
  });

  it('filter the list to their records, in addition to its other filters', () => {
    const [, todo] = boardColumns('status', fields.status, [filterOf('name', 'like', 'a')]);
    expect(todo?.filters.map(toParameter)).toEqual([
      ['name_like', 'a'],
      ['status', 'todo'],
    ]);
  });
});

describe('the days of a calendar', () => {
  it('start on Sunday: November 2026 starts on one and takes five weeks', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks).toHaveLength(5);
    expect(weeks[0]?.[0]).toBe('2026-11-01');
    expect(weeks[4]).toEqual(['2026-11-29', '2026-11-30', null, null, null, null, null]);
    expect(weeksOfMonth('2026-12')[0]).toEqual([
      null,
      null,
      '2026-12-01',
      '2026-12-02',
      '2026-12-03',
      '2026-12-04',
      '2026-12-05',
    ]);
  });

  it('continue across the end of a year', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
  });

  it('are days in Riyadh, for moments too', () => {
    expect(dayOf(fields.dueOn, '2026-11-26')).toBe('2026-11-26');
    expect(dayOf(fields.seenAt, '2026-11-25T22:30:00.000Z')).toBe('2026-11-26');
    expect(filtersOfDay([], 'seenAt', fields.seenAt, '2026-11-26').map(toParameter)).toEqual([
      ['seenAt_gte', '2026-11-25T21:00:00.000Z'],
      ['seenAt_lte', '2026-11-26T20:59:59.999Z'],
    ]);
  });
});
