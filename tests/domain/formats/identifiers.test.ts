import { describe, expect, it } from 'vitest';
import {
  formatIban,
  formatPhone,
  isCommercialRegistration,
  isNationalId,
  isShortAddress,
  isTaxNumber,
} from 'sijil/base/formats/saudiNumbers';
import { readFormatted } from 'sijil/schema/formats';
import { toLatinDigits } from 'sijil/base/formats/numbers';

describe('digits', () => {
  it('in Arabic or Persian become Latin without changing the surrounding text', () => {
    expect(toLatinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(toLatinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(toLatinDigits('شارع ٧، مبنى 12')).toBe('شارع 7، مبنى 12');
  });
});

describe('a mobile number', () => {
  it.each([
    '0512345678',
    '512345678',
    '966512345678',
    '00966512345678',
    '+966512345678',
    '+966 51 234 5678',
    '051-234-5678',
    '٠٥١٢٣٤٥٦٧٨',
    '۰۵۱۲۳۴۵۶۷۸',
    '٠٠٩٦٦٥١٢٣٤٥٦٧٨',
    '\u200e+966512345678',
  ])('typed as %s is stored as +966512345678', (typed) => {
    expect(readFormatted('phone', typed)).toBe('+966512345678');
  });

  it.each([
    '',
    'abc',
    '0112345678',
    '051234567',
    '05123456789',
    '+971501234567',
    '0512345678 ext 5',
    '0512345678 or 0512345679',
    'call 0512345678',
    '+9660512345',
  ])('is invalid as %j', (typed) => {
    expect(readFormatted('phone', typed)).toBeNull();
  });

  it('is displayed as 051 234 5678', () => {
    expect(formatPhone('+966512345678')).toBe('051 234 5678');
    expect(formatPhone('deleted')).toBe('deleted');
  });
});

describe('an IBAN', () => {
  it('is valid with the Saudi country code and correct check digits', () => {
    expect(readFormatted('iban', 'SA0380000000608010167519') !== null).toBe(true);
  });

  it('is invalid with any single digit mistyped', () => {
    const iban = 'SA0380000000608010167519';
    for (let at = 2; at < iban.length; at += 1) {
      const mistyped = `${iban.slice(0, at)}${(Number(iban[at]) + 1) % 10}${iban.slice(at + 1)}`;
      expect(readFormatted('iban', mistyped) !== null).toBe(false);
    }
  });

  it('of another country or length is invalid', () => {
    for (const iban of ['GB82WEST12345698765432', 'SA038000000060801016751', '0380000000608010167519', '']) {
      expect(readFormatted('iban', iban) !== null).toBe(false);
    }
  });

  it('is displayed in groups of four', () => {
    expect(formatIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519');
    expect(formatIban('SA03 8000 0000 6080 1016 7519')).toBe('SA03 8000 0000 6080 1016 7519');
  });
});

describe('a national identity number', () => {
  it('starts with 1 or 2 and has a valid check digit', () => {
    expect(isNationalId('1000000008')).toBe(true);
    expect(isNationalId('2000000006')).toBe(true);
    expect(isNationalId('1010101010')).toBe(true);
    expect(isNationalId('1010101011')).toBe(false);
    expect(isNationalId('3000000004')).toBe(false);
    expect(isNationalId('100000000')).toBe(false);
  });

  it('has exactly one valid check digit for each nine digits', () => {
    for (let stem = 100_000_000; stem < 100_000_200; stem += 1) {
      const right = Array.from({ length: 10 }, (_, digit) => `${stem}${digit}`).filter(isNationalId);
      expect(right).toHaveLength(1);
    }
  });
});

describe('registrations and addresses', () => {
  const cases: [string, (value: string) => boolean, string[], string[]][] = [
    [
      'a commercial registration',
      isCommercialRegistration,
      ['1010123456', '7001234567'],
      ['101012345', '10101234567', 'A010123456'],
    ],
    [
      'a municipal licence',
      (number) => readFormatted('municipalLicence', number) === number,
      ['123456', '40031234567890123456'],
      ['12345', '400312345678901234567'],
    ],
    [
      'a tax number',
      isTaxNumber,
      ['310122393500003'],
      ['310122393500004', '110122393500003', '31012239350003'],
    ],
    [
      'a short address',
      isShortAddress,
      ['RHWA3482'],
      ['RHW3482', 'RHWAA482', 'rhwa3482', '3482RHWA', 'RHWA34821'],
    ],
  ];

  it.each(cases)('%s is recognised by its format', (_name, isValid, good, bad) => {
    expect(good.filter((value) => !isValid(value))).toEqual([]);
    expect(bad.filter(isValid)).toEqual([]);
  });
});
