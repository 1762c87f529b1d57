import { describe, expect, it } from 'vitest';
import { toHalalas, toRiyals } from '@/fields/renderers/halalas';
import { toPlainNumber } from '@/fields/renderers/numberText';

describe('typing an amount', () => {
  it.each([
    ['1500', 150_000],
    ['1,500.5', 150_050],
    ['١٬٥٠٠٫٧٥', 150_075],
    ['۹۹٫۹۹', 9_999],
    ['.5', 50],
    ['0', 0],
    ['-20', -2_000],
  ])('%s riyals are %i halalas', (typed, halalas) => {
    expect(toHalalas(typed)).toBe(halalas);
  });

  it('a third decimal is rounded half up, in decimal and not in binary', () => {
    expect(toHalalas('1.005')).toBe(101);
    expect(toHalalas('1.004')).toBe(100);
    expect(toHalalas('8.285')).toBe(829);
  });

  it('an empty box and what is no number are no amount', () => {
    for (const typed of ['', ' ', '.', 'abc', '1.2.3', null, undefined]) expect(toHalalas(typed)).toBeNull();
  });

  it('what a box shows is what it holds', () => {
    for (const halalas of [0, 5, 99, 100, 115_000, 1_000_000_000, -2_050]) {
      expect(toHalalas(toRiyals(halalas))).toBe(halalas);
    }
    expect(toRiyals(115_005)).toBe('1150.05');
  });
});

it('digits of either hand and marks copied along are one number', () => {
  expect(toPlainNumber('\u200F٣٥\u00A0٠٠٠٫٢٥')).toBe('35000.25');
});
