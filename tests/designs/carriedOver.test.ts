import { describe, expect, it } from 'vitest';
import { carriedOver, mayBecome } from 'sijil/schema/designs/kindChange';
import type { Field } from 'sijil/schema/field';
import {
  choice,
  choices,
  date,
  dateTime,
  decimal,
  email,
  integer,
  longText,
  money,
  text,
} from 'sijil/schema/kinds';

const label = { ar: 'حقل', en: 'Field' };
const sizes = { small: { ar: 'صغير', en: 'Small' }, large: { ar: 'كبير', en: 'Large' } };
const lost = Symbol('lost');

/** Expected by hand: original field, value, new field, and the converted value. */
const cases: readonly (readonly [Field, unknown, Field, unknown])[] = [
  [text({ label }), ' ١٢ ', integer({ label }), 12],
  [text({ label }), '12 boxes', integer({ label }), lost],
  [text({ label }), '12.5', integer({ label }), lost],
  [text({ label }), '120', integer({ label, max: 100 }), lost],
  [text({ label }), '115.50', money({ label }), 11_550],
  [text({ label }), 'large', choice({ label, options: sizes }), 'large'],
  [text({ label }), 'كبير', choice({ label, options: sizes }), 'large'],
  [text({ label }), 'Huge', choice({ label, options: sizes }), lost],
  [text({ label }), '31/01/2026', date({ label }), '2026-01-31'],
  [text({ label }), 'soon', date({ label }), lost],
  [text({ label }), 'nobody', email({ label }), lost],
  [longText({ label }), 'one line', text({ label }), 'one line'],
  [longText({ label }), 'one line\nand another', text({ label }), lost],
  [integer({ label }), 12, text({ label }), '12'],
  [integer({ label }), 12, text({ label, max: 1 }), lost],
  [integer({ label }), 12, decimal({ label }), 12],
  [decimal({ label }), 12.5, integer({ label }), lost],
  [money({ label }), 11_550, text({ label }), '115.50'],
  [date({ label }), '2026-01-31', dateTime({ label }), '2026-01-30T21:00:00.000Z'],
  [dateTime({ label }), '2026-01-31T20:59:00.000Z', date({ label }), '2026-01-31'],
  [dateTime({ label }), '2026-01-31T21:00:00.000Z', date({ label }), '2026-02-01'],
  [choice({ label, options: sizes }), 'large', choices({ label, options: sizes }), ['large']],
  [choice({ label, options: sizes }), 'large', text({ label }), 'Large'],
  [choices({ label, options: sizes }), ['large'], choice({ label, options: sizes }), 'large'],
  [choices({ label, options: sizes }), ['small', 'large'], choice({ label, options: sizes }), lost],
];

describe('converting a value when its field changes kind', () => {
  it.each(cases)('%# converts the value as the import would read it', (from, value, to, expected) => {
    const { to: becomes } = carriedOver(from, to, value, 'en');
    expect(becomes === undefined ? lost : becomes).toEqual(expected);
  });

  it('is impossible between some kinds', () => {
    expect(mayBecome('text', 'integer')).toBe(true);
    expect(mayBecome('text', 'reference')).toBe(false);
    expect(mayBecome('file', 'text')).toBe(false);
    expect(mayBecome('boolean', 'choice')).toBe(false);
    // A former 5 would read as five halalas in the history.
    expect(mayBecome('integer', 'money')).toBe(false);
    expect(mayBecome('money', 'text')).toBe(true);
  });
});
