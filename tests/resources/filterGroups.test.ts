import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { RecordView } from 'sijil/contract/recordView';
import type { SummaryView } from 'sijil/contract/consoleViews';
import { statuses } from '#domain/workflow/statuses';
import { buildDemoApp } from '../support/buildDemoApp';
import type { TestApp } from '../support/buildTestApp';
import { asRole } from '../support/people';
import { askAs } from 'sijil/testing/askAs';

let test: TestApp;
let admin: string;
const asAdmin = askAs(
  () => test,
  () => admin,
);
let requests: RecordView[];

beforeAll(async () => {
  test = await buildDemoApp();
  ({ token: admin } = await asRole(test, 'admin'));
  requests = (await asAdmin<RecordView[]>('GET', '/requests?_end=200')).body;
}, 240_000);
afterAll(() => test.close());

/** A condition with an independent check of a record, or a group of conditions. */
type Wanted =
  | { readonly text: string; readonly holds: (record: RecordView) => boolean }
  | { readonly mode: 'any' | 'all'; readonly parts: readonly Wanted[] };

const one = (text: string, holds: (record: RecordView) => boolean): Wanted => ({ text, holds });
const numberOf = (value: unknown) => (typeof value === 'number' ? value : null);
const known = Object.keys(statuses);

const conditions = fc.oneof(
  fc
    .subarray(known, { minLength: 1, maxLength: 6 })
    .map((some) =>
      one(`status_in=${some.join('%2C')}`, ({ status }) => some.includes(status as (typeof known)[number])),
    ),
  fc
    .constantFrom(50_000, 200_000, 900_000)
    .map((total) => one(`total_gte=${total}`, (record) => (numberOf(record['total']) ?? -1) >= total)),
  fc.constantFrom(70, 90).map((score) =>
    one(`score_lte=${score}`, (record) => {
      const given = numberOf(record['score']);
      return given !== null && given <= score;
    }),
  ),
  fc
    .boolean()
    .map((empty) =>
      one(`supervisorId_null=${empty}`, (record) => (record['supervisorId'] === null) === empty),
    ),
  fc
    .constantFrom('standard', 'custom')
    .map((kind) => one(`kind=${kind}`, (record) => record['kind'] === kind)),
);

const keyOf = (part: Wanted) => ('text' in part ? part.text.split(/_|=/)[0] : undefined);
/** Uses each field once per group: two comparisons of one field count as one condition there. */
const groupOf = (parts: fc.Arbitrary<Wanted>): fc.Arbitrary<Wanted> =>
  fc.record({
    mode: fc.constantFrom('any' as const, 'all' as const),
    parts: fc.uniqueArray(parts, {
      minLength: 1,
      maxLength: 4,
      comparator: (a, b) => a !== undefined && a === b,
      selector: keyOf,
    }),
  });
const wanted = groupOf(fc.oneof(conditions, groupOf(fc.oneof(conditions, groupOf(conditions)))));

const textOf = (part: Wanted): string =>
  'text' in part ? part.text : `${part.mode}(${part.parts.map(textOf).join(',')})`;
const judge = (part: Wanted, record: RecordView): boolean => {
  if ('holds' in part) return part.holds(record);
  return part.mode === 'any'
    ? part.parts.some((inner) => judge(inner, record))
    : part.parts.every((inner) => judge(inner, record));
};
const where = (text: string, rest: Readonly<Record<string, string>> = {}) =>
  new URLSearchParams({ ...rest, _where: text }).toString();
const codes = (rows: readonly RecordView[]) => rows.map(({ id }) => id).toSorted();

describe('a group of filters', () => {
  it('finds exactly the records that match its conditions and nested groups', async () => {
    let some = 0;
    await fc.assert(
      fc.asyncProperty(wanted, async (group) => {
        const { status, body } = await asAdmin<RecordView[]>(
          'GET',
          `/requests?${where(textOf(group), { _end: '200' })}`,
        );
        const expected = requests.filter((record) => judge(group, record));
        expect([status, codes(body)]).toEqual([200, codes(expected)]);
        if (expected.length > 0 && expected.length < requests.length) some += 1;
      }),
      { seed: 31, numRuns: 80 },
    );
    expect(some).toBeGreaterThan(30);
  }, 120_000);

  it('applies in addition to the other filters, and counts as one of them under “match any”', async () => {
    const group = 'all(kind=standard,total_gte=200000)';
    const isInGroup = ({ kind, total }: RecordView) =>
      kind === 'standard' && (numberOf(total) ?? 0) >= 200_000;
    const [first] = requests.filter((record) => !isInGroup(record));
    const status = String(first?.['status']);
    const ask = async (query: string) =>
      codes((await asAdmin<RecordView[]>('GET', `/requests?${query}`)).body);
    expect(await ask(where(group, { status, _end: '200' }))).toEqual(
      codes(requests.filter((record) => isInGroup(record) && record['status'] === status)),
    );
    expect(await ask(where(group, { status, _match: 'any', _end: '200' }))).toEqual(
      codes(requests.filter((record) => isInGroup(record) || record['status'] === status)),
    );
  });

  it('treats a range of one field as one condition', async () => {
    const ask = `/requests?${where('any(total_gte=200000,total_lte=400000)', { _end: '200' })}`;
    const expected = requests.filter(({ total }) => {
      const given = numberOf(total) ?? 0;
      return given >= 200_000 && given <= 400_000;
    });
    expect(codes((await asAdmin<RecordView[]>('GET', ask)).body)).toEqual(codes(expected));
    expect(expected.length).toBeLessThan(requests.length);
  });

  it('filters a summary and an export in the same way as the list', async () => {
    const text = 'any(kind=custom,all(total_gte=200000,supervisorId_null=false))';
    const found = requests.filter(
      ({ kind, total, supervisorId }) =>
        kind === 'custom' || ((numberOf(total) ?? 0) >= 200_000 && supervisorId !== null),
    );
    const summary = await asAdmin<SummaryView>(
      'GET',
      `/requests/summary?${where(text, { _group: 'status' })}`,
    );
    expect(summary.body.total.values).toEqual([found.length]);
    const file = await asAdmin('GET', `/requests/export?${where(text, { columns: 'code' })}`);
    expect(file.text.trim().split('\n')).toHaveLength(found.length + 1);
    expect(found.length).toBeGreaterThan(0);
  });

  it.each([
    ['nothing', ''],
    ['no conditions', 'any()'],
    ['an empty group within', 'any(all())'],
    ['an unknown way to join', 'none(kind=custom)'],
    ['a condition alone', 'kind=custom'],
    ['no end', 'any(kind=custom'],
    ['more after its end', 'any(kind=custom)),all(kind=custom'],
    ['a comma too many', 'any(kind=custom,)'],
    ['half a sign', 'any(kind=%C3)'],
    ['a fourth level', 'any(all(any(all(kind=custom))))'],
    ['a field that is not there', 'any(kind=custom,all(nothing=1))'],
    ['a search', 'any(q=a)'],
    ['the deleted', 'any(_deleted=true)'],
    ['a value of another kind', 'any(all(total_gte=many))'],
    ['a group under a name', 'any(_where=any)'],
    ['31 conditions', `any(${'kind=custom,'.repeat(30)}kind=custom)`],
  ])('is refused with %s', async (_, text) => {
    expect((await asAdmin('GET', `/requests?${where(text)}`)).status).toBe(400);
  });

  it('has at most thirty conditions, including the flat filters', async () => {
    const many = (count: number) => `any(${Array.from({ length: count }, () => 'kind=custom').join(',')})`;
    const flat = { kind: 'custom', status: 'pending' };
    expect((await asAdmin('GET', `/requests?${where(many(28), flat)}`)).status).toBe(200);
    expect((await asAdmin('GET', `/requests?${where(many(29), flat)}`)).status).toBe(400);
  });
});

describe('the list of supervisors', () => {
  it.each(['clientId', 'clientTypeId', 'cuisineTypeId'])(
    'is filtered by the %s of their requests',
    async (name) => {
      const supervised = requests.filter((one) => one['supervisorId'] !== null && one[name] !== null);
      const values = [...new Set(supervised.map((one) => String(one[name])))];
      expect(values.length).toBeGreaterThan(0);
      for (const value of values) {
        const wanted = new Set(
          supervised.flatMap((one) => (one[name] === value ? [String(one['supervisorId'])] : [])),
        );
        const { body } = await asAdmin<RecordView[]>('GET', `/supervisors?requests.${name}=${value}`);
        expect(new Set(body.map(({ id }) => id))).toEqual(wanted);
      }
      const nobody = await asAdmin<RecordView[]>(
        'GET',
        `/supervisors?requests.${name}=${crypto.randomUUID()}`,
      );
      expect(nobody.body).toEqual([]);
    },
  );

  it('is not filtered by other fields of their requests, nor by requests that the reader does not see', async () => {
    expect((await asAdmin('GET', '/supervisors?requests.total=1')).status).toBe(400);
    expect((await asAdmin('GET', '/inspectors?requests.clientId=x')).status).toBe(400);
  });
});
