import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatHijriDate, formatTime } from 'sijil/base/formats/dates';
import { formatMoney } from 'sijil/base/formats/money';

describe('an amount of money', () => {
  it('has Latin digits, thousands separators and two decimals in both languages', () => {
    for (const language of ['ar', 'en'] as const) {
      expect(formatMoney(115_000, language)).toBe('1,150.00');
      expect(formatMoney(0, language)).toBe('0.00');
      expect(formatMoney(5, language)).toBe('0.05');
      expect(formatMoney(123_456_789_012, language)).toBe('1,234,567,890.12');
    }
  });

  it('has its minus sign on the left in Arabic too', () => {
    expect(formatMoney(-115_000, 'en')).toBe('-1,150.00');
    expect(formatMoney(-115_000, 'ar')).toBe('\u200e-1,150.00');
  });
});

describe('dates', () => {
  const lateEvening = new Date('2026-11-21T21:30:00Z');

  it('are Gregorian with Latin digits in Arabic', () => {
    expect(formatDate('2026-11-22', 'ar')).toBe('22 نوفمبر 2026');
    expect(formatDate('2026-11-22', 'en')).toBe('22 November 2026');
  });

  it('are in Riyadh time: 21:30 UTC is the next day', () => {
    expect(formatDate(lateEvening, 'ar')).toBe('22 نوفمبر 2026');
    expect(formatDate(lateEvening.toISOString(), 'en')).toBe('22 November 2026');
  });

  it('can be formatted in the Umm al-Qura calendar', () => {
    expect(formatHijriDate('2026-11-21', 'ar')).toBe('11 جمادى الآخرة 1448 هـ');
    expect(formatHijriDate('2026-11-21', 'en')).toBe('11 Jumada II 1448 AH');
  });

  it('can include the time, before which and before whose AM/PM mark no line breaks', () => {
    expect(formatDateTime(lateEvening, 'ar')).toBe('22 نوفمبر 2026 في\u00A012:30\u00A0ص');
    expect(formatDateTime(lateEvening, 'en')).toBe('22 November 2026 at\u00A000:30');
    expect(formatTime('2026-11-22T06:00:00Z', 'ar')).toBe('9:00\u00A0ص');
    expect(formatTime('2026-11-22T10:00:00Z', 'ar')).toBe('1:00\u00A0م');
    expect(formatTime('2026-11-22T06:00:00Z', 'en')).toBe('09:00');
  });

  it('throw a RangeError for text that is not a date', () => {
    expect(() => formatDate('soon', 'ar')).toThrow(RangeError);
    expect(() => formatDate('2026-02-30', 'ar')).toThrow(RangeError);
  });
});
