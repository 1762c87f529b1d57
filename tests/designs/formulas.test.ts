import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'drizzle-orm';
import { boolean, date, decimal, integer, money, percent, text } from 'sijil/schema/index';
import type { Field } from 'sijil/schema/field';
import { evaluateFormula } from 'sijil/schema/formulas/evaluateFormula';
import { formulaProblem } from 'sijil/schema/formulas/typeOfFormula';
import { formulaPrerequisites, formulaSql } from 'sijil/server/db/tables/formulaSql';
import { buildTestApp, type TestApp } from '../support/buildTestApp';

const label = { ar: 'حقل', en: 'Field' };
const fields = {
  seats: integer({ label }),
  depth: decimal({ label }),
  share: percent({ label }),
  price: money({ label }),
  note: text({ label }),
  opened: date({ label }),
  closed: date({ label }),
  halal: boolean({ label }),
};
const formula = (kind: string, text: string): Field => ({ kind, label, formula: text });
const value = (kind: string, text: string, record: object) =>
  evaluateFormula(formula(kind, text), fields, { ...record });
const problem = (kind: string, text: string, name = 'result') =>
  formulaProblem(formula(kind, text), { ...fields, [name]: formula(kind, text) }, name)[0]?.in('en');

describe('a formula', () => {
  it.each([
    ['money', 'price * 1.15', { price: 10_050 }, 11_558],
    ['integer', 'seats + 2 * 3', { seats: 4 }, 10],
    ['decimal', '(seats + 2) / 3', { seats: 5 }, 2.3333],
    ['integer', 'days(opened, closed)', { opened: '2026-02-27', closed: '2026-03-01' }, 2],
    ['date', 'opened + 30', { opened: '2026-12-15' }, '2027-01-14'],
    ['text', 'if(halal, "Halal", "Other") & " " & note', { halal: true, note: 'A' }, 'Halal A'],
    ['boolean', 'seats >= 10 and not(empty(note))', { seats: 10, note: 'x' }, true],
    ['integer', 'max(seats, 3, round(depth))', { seats: 1, depth: 4.5 }, 5],
  ])('of kind %s: %s', (kind, text, record, result) => {
    expect(value(kind, text, record)).toBe(result);
  });

  it('is null where it divides by zero, or where a value it needs is missing', () => {
    expect(value('decimal', 'seats / depth', { seats: 5, depth: 0 })).toBeNull();
    expect(value('integer', 'seats + 1', { seats: null })).toBeNull();
  });

  it.each([
    ['integer', 'seats +', 'The formula cannot be read at “”.'],
    ['integer', 'price2 + 1', 'These records have no field with the identifier “price2”, or it was deleted.'],
    ['integer', 'result + 1', 'The field “result” depends on itself.'],
    ['integer', 'seats + note', 'The value at “+” is of the wrong type.'],
    ['text', 'seats', 'The result of the formula does not fit the field’s type.'],
    [
      'integer',
      'process(1)',
      'There is no function “process”. Functions: if, min, max, round, days, not, empty.',
    ],
    ['integer', '(seats', '“)” is missing from the formula at “”.'],
    ['integer', 'seats ; 1', 'The formula cannot be read at “; 1”.'],
  ])('of kind %s is refused: %s', (kind, text, message) => {
    expect(problem(kind, text)).toBe(message);
  });

  it('is refused if it uses fields more than a thousand times, including the formulas it uses', () => {
    const chain = Array.from(
      { length: 20 },
      (_, at) => [`f${at + 1}`, formula('integer', `f${at} + f${at}`)] as const,
    );
    const siblings: Record<string, Field> = { f0: fields.seats, ...Object.fromEntries(chain) };
    const problemsOf = (name: string) => formulaProblem(siblings[name] ?? fields.seats, siblings, name);
    expect(problemsOf('f8')).toEqual([]);
    expect(problemsOf('f20').map((problem) => problem.in('en'))).toEqual([
      'The formula, with the formulas it depends on, uses fields more than 1000 times.',
    ]);
  });

  it('is refused if it depends on itself through another field', () => {
    const siblings = { ...fields, a: formula('integer', 'b + 1'), b: formula('integer', 'a + 1') };
    expect(formulaProblem(siblings.a, siblings, 'a')[0]?.in('en')).toBe('The field “a” depends on itself.');
  });
});

describe('the formula engines of PostgreSQL and the browser', () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await buildTestApp();
    for (const statement of formulaPrerequisites) await test.api.db.execute(sql.raw(statement));
    await test.api.db.execute(
      sql`create table formula_rows (seats int, depth numeric(18,4), share numeric(5,2), price bigint, note text, opened date, closed date, halal boolean)`,
    );
  });
  afterAll(() => test.close());

  const orNull = <T>(one: fc.Arbitrary<T>) => fc.option(one, { nil: null, freq: 6 });
  const day = fc
    .integer({ min: -20_000, max: 60_000 })
    .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
  const record = fc.record({
    seats: orNull(fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })),
    depth: orNull(fc.integer({ min: -1e9, max: 1e9 }).map((n) => n / 10_000)),
    share: orNull(fc.integer({ min: 0, max: 10_000 }).map((n) => n / 100)),
    price: orNull(fc.integer({ min: -1e11, max: 1e11 })),
    note: orNull(fc.constantFrom('', 'a', 'قهوة', "it's")),
    opened: orNull(day),
    closed: orNull(day),
    halal: orNull(fc.boolean()),
  });
  const {
    number,
    truth,
    text: words,
    day: days,
  } = fc.letrec<Record<string, string>>((tie) => ({
    number: fc.oneof(
      { depthSize: 'small', withCrossShrink: true },
      fc.constantFrom('seats', 'depth', 'share', 'price', '0', '3', '0.015', '999999999999'),
      fc
        .tuple(tie('number'), fc.constantFrom('+', '-', '*', '/'), tie('number'))
        .map(([a, by, b]) => `(${a} ${by} ${b})`),
      fc
        .tuple(fc.constantFrom('min', 'max'), tie('number'), tie('number'))
        .map(([f, a, b]) => `${f}(${a}, ${b})`),
      tie('number').map((a) => `round(${a})`),
      fc.tuple(tie('day'), tie('day')).map(([a, b]) => `days(${a}, ${b})`),
      fc.tuple(tie('truth'), tie('number'), tie('number')).map((all) => `if(${all.join(', ')})`),
    ),
    day: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('opened', 'closed'),
      fc.tuple(tie('day'), fc.constantFrom('+', '-'), tie('number')).map(([a, by, b]) => `(${a} ${by} ${b})`),
      fc.tuple(tie('truth'), tie('day'), tie('day')).map((all) => `if(${all.join(', ')})`),
    ),
    truth: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('halal', 'empty(note)', 'empty(seats)'),
      fc
        .tuple(tie('number'), fc.constantFrom('=', '<>', '<', '<=', '>', '>='), tie('number'))
        .map(([a, by, b]) => `(${a} ${by} ${b})`),
      fc
        .tuple(tie('day'), fc.constantFrom('=', '<', '>='), tie('day'))
        .map(([a, by, b]) => `(${a} ${by} ${b})`),
      fc
        .tuple(tie('truth'), fc.constantFrom('and', 'or'), tie('truth'))
        .map(([a, by, b]) => `(${a} ${by} ${b})`),
      tie('truth').map((a) => `not(${a})`),
    ),
    text: fc.oneof(
      { depthSize: 'small' },
      fc.constantFrom('note', '"ب"', '"it\'s"'),
      fc.tuple(tie('text'), tie('text')).map(([a, b]) => `(${a} & ${b})`),
      fc.tuple(tie('truth'), tie('text'), tie('text')).map((all) => `if(${all.join(', ')})`),
    ),
  })) as Record<string, fc.Arbitrary<string>>;
  const short = (one: fc.Arbitrary<string> | undefined) =>
    (one ?? fc.constant('0')).filter((text) => text.length <= 400);
  const drawn = fc.oneof(
    fc.tuple(fc.constantFrom('integer', 'decimal', 'percent', 'money'), short(number)),
    fc.tuple(fc.constant('date'), short(days)),
    fc.tuple(fc.constant('boolean'), short(truth)),
    fc.tuple(fc.constant('text'), short(words)),
  );

  it('compute the same value for any formula and record', async () => {
    const cases = fc.sample(fc.tuple(drawn, record), { numRuns: 400, seed: 96 });
    for (const [[kind, text], row] of cases) {
      const field = formula(kind, text);
      expect(formulaProblem(field, fields, 'result')).toEqual([]);
      const { rows } = await test.api.db.execute<{ result: unknown }>(
        sql`select to_jsonb(${sql.raw(formulaSql(field, fields))}) as result from jsonb_populate_record(null::formula_rows, ${JSON.stringify(row)}::jsonb)`,
      );
      const expected = evaluateFormula(field, fields, row);
      expect([kind, text, row, rows[0]?.result]).toEqual([kind, text, row, expected === 0 ? 0 : expected]);
    }
  });
});
