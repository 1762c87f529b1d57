import { describe, expect, it } from 'vitest';
import { stripSteering } from '../../server/pdf/text/bidi';
import { decimalRiyals, exactTime, legalDate, moneyText, percentText } from '../../server/pdf/text/formats';

const lateEvening = new Date('2026-11-20T21:30:00Z');

describe('dates and amounts in documents', () => {
  it('a legal date is the Riyadh day in both calendars, with Latin digits', () => {
    expect(legalDate(lateEvening, 'ar')).toBe('21 نوفمبر 2026 م (11 جمادى الآخرة 1448 هـ)');
    expect(legalDate(lateEvening, 'en')).toMatch(/^21 November 2026 \(11 .* 1448 AH\)$/);
  });

  it('an event time is exact to the second, with its UTC offset', () => {
    expect(stripSteering(exactTime(lateEvening))).toBe('2026-11-21 00:30:00 (+03:00)');
  });

  it('the riyal sign is to the left of the number, in one piece', () => {
    expect(moneyText(123_456_705)).toBe('\u2066\u20C1\u00A01,234,567.05\u2069');
    expect(stripSteering(moneyText(5))).toBe('\u20C1\u00A00.05');
  });

  it('machine-readable amounts have no digit grouping', () => {
    expect(decimalRiyals(115_000)).toBe('1150.00');
    expect(decimalRiyals(-7)).toBe('-0.07');
  });

  it('a VAT rate is read from basis points', () => {
    expect(stripSteering(percentText(1500))).toBe('15%');
  });
});
