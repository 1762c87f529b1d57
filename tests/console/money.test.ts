import { describe, expect, it } from 'vitest';
import { plainNumber } from 'sijil/base/formats/numbers';
import { readRiyals, writeRiyals } from 'sijil/base/formats/money';
import { defineShape, money } from 'sijil/schema/index';
import { validate } from 'sijil/schema/validate';

describe('an amount written in riyals', () => {
  it.each([
    ['1500', 150_000],
    ['1,500.5', 150_050],
    ['١٬٥٠٠٫٧٥', 150_075],
    ['۹۹٫۹۹', 9_999],
    ['.5', 50],
    ['1.', 100],
    ['0', 0],
    ['-20', -2_000],
    ['8.290', 829],
    ['1,150.50 ر.س', 115_050],
  ])('%s riyals are %i halalas', (typed, halalas) => {
    expect(readRiyals(typed)).toBe(halalas);
  });

  it.each(['100.555', '1.005', '0.001', '', ' ', '.', 'abc', '1.2.3', '1,5', '٫', '9007199254740993'])(
    '«%s» is left as typed',
    (typed) => expect(readRiyals(typed)).toBe(typed),
  );

  it('too many decimals are reported at the field in riyals, while the API requires whole halalas', () => {
    const shape = defineShape({ amount: money({ label: { ar: 'المبلغ', en: 'Amount' }, required: true }) });
    const errorsOf = (amount: unknown) => {
      const result = validate(shape, 'create', { amount }, 'en');
      return result.ok ? result.values : result.errors;
    };
    expect(errorsOf(readRiyals('100.555'))).toEqual({
      amount: ['Enter “Amount” in riyals, with at most two decimals. Example: 1500.50'],
    });
    expect(errorsOf(10_055.5)).toEqual({ amount: ['“Amount” must be a whole number.'] });
    expect(errorsOf(readRiyals('100.55'))).toEqual({ amount: 10_055 });
  });

  it('the text in a money box reads back as the same amount', () => {
    for (const halalas of [0, 5, 99, 100, 115_000, 1_000_000_000, -2_050]) {
      expect(readRiyals(writeRiyals(halalas))).toBe(halalas);
    }
    expect(writeRiyals(115_005)).toBe('1150.05');
  });
});

it('Arabic digits and copied invisible marks are normalized to one plain number', () => {
  expect(plainNumber('\u200F٣٥\u00A0٠٠٠٫٢٥')).toBe('35000.25');
});
