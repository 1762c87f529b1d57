import { describe, expect, it } from 'vitest';
import { isCardExpired, isCardNumber, isCvc, parseCardExpiry } from '#domain/formats/card';
import { readFormatted } from 'sijil/schema/formats';
import { passwordProblemMessages, passwordProblems } from 'sijil/base/formats/password';

describe('a password', () => {
  it('of eight characters with a capital letter and a digit is accepted', () => {
    expect(passwordProblems('Demo1234', 8)).toEqual([]);
  });

  it('reports every missing requirement', () => {
    expect(passwordProblems('', 8)).toEqual(['too_short', 'uppercase_missing', 'number_missing']);
    expect(passwordProblems('Demo123', 8)).toEqual(['too_short']);
    expect(passwordProblems('demo1234', 8)).toEqual(['uppercase_missing']);
    expect(passwordProblems('DemoDemo', 8)).toEqual(['number_missing']);
  });

  it('needs only six characters where the minimum is six', () => {
    expect(passwordProblems('Demo12', 6)).toEqual([]);
    expect(passwordProblems('Demo1', 6)).toEqual(['too_short']);
  });

  it('counts emoji as one character each, and accepts Arabic digits', () => {
    expect(passwordProblems('Aa1😀😀😀😀', 8)).toEqual(['too_short']);
    expect(passwordProblems('Password٧', 8)).toEqual([]);
  });

  it('has a message for each problem in both languages', () => {
    for (const { ar, en } of Object.values(passwordProblemMessages)) {
      expect(ar).toMatch(/[\u0600-\u06ff]/);
      expect(en).toMatch(/^[A-Z]/);
    }
  });
});

describe('a payment card', () => {
  it('has a number with a valid check digit', () => {
    for (const number of ['4111111111111111', '5105105105105100', '378282246310005']) {
      expect(isCardNumber(number)).toBe(true);
    }
    for (const number of ['4111111111111112', '4111 1111 1111 1111', '41111111111', '0'.repeat(20), '']) {
      expect(isCardNumber(number)).toBe(false);
    }
  });

  it('has a security code of exactly three digits', () => {
    expect(['123', '000'].every(isCvc)).toBe(true);
    expect(['12', '1234', '12a', '', ' 123'].some(isCvc)).toBe(false);
  });

  it('has an expiry in the form MM/YYYY', () => {
    expect(parseCardExpiry('02/2030')).toEqual({ month: 2, year: 2030 });
    for (const typed of ['2/2030', '13/2030', '00/2030', '02/30', '02-2030', '2030/02', '02/2030 ']) {
      expect(parseCardExpiry(typed)).toBeNull();
    }
  });

  it('expires after the last day of its month', () => {
    expect(isCardExpired({ month: 11, year: 2026 }, '2026-11-30')).toBe(false);
    expect(isCardExpired({ month: 11, year: 2026 }, '2026-12-01')).toBe(true);
    expect(isCardExpired({ month: 1, year: 2027 }, '2026-12-31')).toBe(false);
    expect(isCardExpired({ month: 12, year: 2025 }, '2026-01-01')).toBe(true);
    expect(isCardExpired({ month: 1, year: 999 }, '2026-01-01')).toBe(true);
  });
});

describe('an e-mail address', () => {
  it('is stored trimmed and in lower case', () => {
    expect(readFormatted('email', ' \u200fOwner@Example.SA ')).toBe('owner@example.sa');
  });

  it.each(['a@b.c', 'first.last+tag@sub.example.com', "o'neil@example.sa", 'عميل@مثال.السعودية'])(
    'is valid as %s',
    (email) => {
      expect(readFormatted('email', email)).toBe(email);
    },
  );

  it.each([
    '',
    'a@b',
    '@b.co',
    'a@.co',
    'a@b.',
    'a b@c.co',
    'a@@b.co',
    'a@b..co',
    '.a@b.co',
    'a.@b.co',
    'a..b@c.co',
    'a@b.c>',
    'x@y.z,w@y.z',
    `${'a'.repeat(250)}@b.co`,
    // Braille blanks and Hangul fillers, which nobody sees.
    '\u2800\u2800@\u2800\u2800.\u2800\u2800',
    '\u3164@\uFFA0.\u115F',
    'a@b.sa،',
    'a؛b@c.sa',
    'a@b_c.sa',
    'a@-b.sa',
    'a@b-.sa',
    'a@b.s a',
  ])('is invalid as %j', (email) => {
    expect(readFormatted('email', email)).toBeNull();
  });
});
