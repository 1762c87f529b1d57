import { describe, expect, it } from 'vitest';
import { isolate, isolateLtr } from '#framework/base/formats/bidi';
import { isolateSignedNumbers, visualOrder } from '../../server/pdf/text/bidi';
import { mixedName } from './fixtures';

describe('the visual order of a line of text', () => {
  it('places a name of Arabic, Latin and digits right to left, with mirrored parentheses', () => {
    expect(visualOrder(mixedName, 'rtl')).toBe('(سجرنلا يح) 12 عرف Al Baik معطم');
  });

  it('keeps an Arabic name readable inside an English sentence', () => {
    expect(visualOrder(`Branch: ${isolate(mixedName)}.`, 'ltr')).toBe(
      'Branch: (سجرنلا يح) 12 عرف Al Baik معطم.',
    );
  });

  it('keeps an isolated phone number in one piece with its plus sign in front', () => {
    expect(visualOrder(`الجوال ${isolateLtr('+966 50 123 4567')}`, 'rtl')).toBe('+966 50 123 4567 لاوجلا');
  });

  it('breaks up a phone number that is not isolated', () => {
    expect(visualOrder('الجوال +966 50 123 4567', 'rtl')).not.toContain('+966 50 123 4567');
  });

  it('keeps the groups of an IBAN in sequence', () => {
    const iban = 'SA03 8000 0000 6080 1016 7519';
    expect(visualOrder(`الآيبان: ${isolateLtr(iban)}.`, 'rtl')).toBe(`.${iban} :نابيآلا`);
  });

  it('reverses neutral characters between Arabic words', () => {
    expect(visualOrder('نعم (1) / لا', 'rtl')).toBe('ال / (1) معن');
  });

  it('places the minus sign to the left of an isolated negative number', () => {
    expect(visualOrder('المجمد (-18 °م)', 'rtl')).toContain('18-');
    expect(visualOrder(isolateSignedNumbers('المجمد (-18 °م)'), 'rtl')).toBe('(م° -18) دمجملا');
  });

  it('leaves dates, ranges and codes without isolation', () => {
    for (const text of ['2026-11-21', '5-10', 'SLM-7K2Q', 'كود-5'])
      expect(isolateSignedNumbers(text)).toBe(text);
  });

  it('contains no invisible directional characters', () => {
    expect(visualOrder(`${isolate('a')}\u200F${isolateLtr('b')}`, 'ltr')).not.toMatch(
      /[\u200F\u2066-\u2069]/,
    );
  });
});
