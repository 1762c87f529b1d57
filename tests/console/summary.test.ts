import { describe, expect, it } from 'vitest';
import { comparedField, daysBefore, daysOfPeriod } from 'sijil/schema/summaryPeriods';
import { groupChoices, measureChoices } from 'sijil/react/console/summary/SummaryMenu';
import { rowsBehind } from 'sijil/react/console/summary/useSummary';
import { ringOf, summaryChart } from 'sijil/react/console/summary/SummaryDrawing';
import { orderedRows, type SummaryRow } from 'sijil/contract/orderedRows';
import { parseListAddress, writeListAddress } from 'sijil/schema/lists/listAddress';
import { filterFields } from 'sijil/schema/lists/filterFields';
import { filterOf, toParameter } from 'sijil/schema/lists/listState';
import { resources } from '#resources';

const { fields } = resources.requests;
const today = '2026-11-22';
const narrowing = filterFields(resources.requests, fields, 'admin');
const behind = (filters: Parameters<typeof rowsBehind>[0], groups: object[], keys: (string | null)[]) =>
  rowsBehind(filters, { groups: groups as never, keys }, fields, today)?.map(toParameter);

describe('the previous period of a summary', () => {
  it('has as many months for whole months, otherwise as many days', () => {
    expect(daysBefore({ from: '2026-11-01', to: '2026-11-30' })).toEqual({
      from: '2026-10-01',
      to: '2026-10-31',
    });
    expect(daysBefore({ from: '2026-01-01', to: '2026-03-31' })).toEqual({
      from: '2025-10-01',
      to: '2025-12-31',
    });
    expect(daysBefore({ from: '2026-11-15', to: '2026-11-21' })).toEqual({
      from: '2026-11-08',
      to: '2026-11-14',
    });
    expect(daysBefore({ from: '2026-11-01', to: '2026-11-22' })).toEqual({
      from: '2026-10-10',
      to: '2026-10-31',
    });
  });

  it('needs a filter with a start day, and no match of any condition', () => {
    const since = filterOf('createdAt', 'gte', 'month');
    expect(comparedField([filterOf('status', 'eq', 'pending'), since], fields)).toBe('createdAt');
    expect(comparedField([filterOf('createdAt', 'lte', 'month')], fields)).toBeNull();
    expect(comparedField([filterOf('total', 'gte', '5')], fields)).toBeNull();
    expect(comparedField([since, filterOf('_match', 'eq', 'any')], fields)).toBeNull();
  });
});

describe('the rows behind a figure', () => {
  it('are the list’s rows with the group’s value, which replaces the list’s filter on that field', () => {
    expect(
      behind(
        [filterOf('status', 'in', 'pending,cancelled'), filterOf('q', 'eq', 'a')],
        [{ field: 'status' }],
        ['pending'],
      ),
    ).toEqual([
      ['q', 'a'],
      ['status', 'pending'],
    ]);
    expect(behind([], [{ field: 'cityId' }], [null])).toEqual([['cityId_null', 'true']]);
  });

  it('lie within the group’s period in Riyadh', () => {
    expect(daysOfPeriod('2026-10-01', 'quarter')).toEqual({ from: '2026-10-01', to: '2026-12-31' });
    expect(behind([], [{ field: 'createdAt', period: 'year' }], ['2026-01-01'])).toEqual([
      ['createdAt_gte', '2025-12-31T21:00:00.000Z'],
      ['createdAt_lte', '2026-12-31T20:59:59.999Z'],
    ]);
  });

  it('are limited to the list’s period where it is shorter', () => {
    const list = [filterOf('createdAt', 'gte', 'day-6'), filterOf('createdAt', 'lte', 'year')];
    expect(behind(list, [{ field: 'createdAt', period: 'month' }], ['2026-11-01'])).toEqual([
      ['createdAt_gte', '2026-11-15T21:00:00.000Z'],
      ['createdAt_lte', '2026-11-30T20:59:59.999Z'],
    ]);
  });

  it('have no address where the list matches any condition', () => {
    expect(behind([filterOf('_match', 'eq', 'any')], [{ field: 'status' }], ['pending'])).toBeUndefined();
  });
});

describe('the groups and measures of a summary', () => {
  it('are choices, references and periods as groups, and numbers as measures', () => {
    const groups = groupChoices(fields);
    expect(groups).toContainEqual({ field: 'cityId' });
    expect(groups).toContainEqual({ field: 'createdAt', period: 'quarter' });
    expect(groups.map(({ field }) => field)).not.toContain('code');
    expect(groups.map(({ field }) => field)).not.toContain('total');
    expect(measureChoices(fields)).toContainEqual({ kind: 'sum', field: 'total' });
  });

  it('are dropped from an address where they belong to another record or no longer exist', () => {
    const read = (query: string) => parseListAddress(new URLSearchParams(query), narrowing).summary;
    expect(read('group=cityId.stateId')).toBeNull();
    expect(read('group=_match')).toBeNull();
    expect(read('group=gone,cityId&measure=sum(gone)&chart=pie')).toEqual({
      groups: ['cityId'],
      measures: ['count'],
      chart: 'bars',
      compare: false,
    });
    const state = parseListAddress(
      new URLSearchParams('group=month(createdAt),kind&measure=count,sum(total)'),
      narrowing,
    );
    expect(parseListAddress(writeListAddress(state), narrowing)).toEqual(state);
  });
});

describe('the chart of a summary', () => {
  const row = (keys: (string | null)[], value: number | null): SummaryRow => ({
    keys,
    titles: [],
    values: [value],
    before: null,
  });
  const drawn = (rows: SummaryRow[], rest: string | null = 'others') =>
    summaryChart({
      rows,
      isNested: true,
      isAlongTime: false,
      figure: 'Count',
      rest,
      name: (one, group) => String(one.keys[group]),
    });

  it('is ordered by time, with rows without a date last', () => {
    const rows = [row([null], 9), row(['2026-11-01'], 5), row(['2026-09-01'], 7)];
    const groups = [{ field: 'createdAt', period: 'month' as const }];
    expect(orderedRows(rows, groups).map(({ keys }) => keys[0])).toEqual(['2026-09-01', '2026-11-01', null]);
    expect(orderedRows(rows, [{ field: 'cityId' }])).toEqual(rows);
  });

  it('sums up the series beyond the palette, but never averages', () => {
    const rows = [7, 6, 5, 4, 3, 2, 1].map((value, index) => row(['a', `s${index}`], value));
    expect(drawn(rows).places[0]?.values).toEqual({ s0: 7, s1: 6, s2: 5, s3: 4, s4: 3, '…': 3 });
    expect(drawn(rows, null).series.map(({ key }) => key)).toEqual(['s0', 's1', 's2', 's3', 's4']);
  });

  it('shows a ring of the five largest places and the sum of the others', () => {
    const places = [9, 8, 7, 6, 5, 4, 3].map((value, index) => ({
      key: `${index}`,
      short: '',
      name: '',
      values: { all: value },
    }));
    const ring = ringOf({ series: [{ key: 'all', name: '' }], places }, 'others');
    expect(ring.places.map(({ values }) => values['all'])).toEqual([9, 8, 7, 6, 5, 7]);
  });
});
