import { describe, expect, it } from 'vitest';
import { cardTyping, type CardTyped, leftAs, toCard, wrongCardFields } from '@/payments/cardForm';

const today = '2026-11-21';
const good: CardTyped = { name: 'Saleh Ali', number: '4201 3201 1111 1010', expiry: '12/2030', cvc: '123' };
const wrong = (part: Partial<CardTyped>) => wrongCardFields({ ...good, ...part }, today);

describe('the card form', () => {
  it('accepts a card whose fields are all valid', () => {
    expect(wrong({})).toEqual([]);
  });

  it('requires a name of two words', () => {
    expect(wrong({ name: 'Saleh' })).toEqual(['name']);
    expect(wrong({ name: 'صالح علي' })).toEqual([]);
  });

  it('refuses a number whose check digit is wrong', () => {
    expect(wrong({ number: '4201 3201 1111 1011' })).toEqual(['number']);
  });

  it('refuses an expiry in the past or not written MM/YYYY, and accepts the current month', () => {
    expect(wrong({ expiry: '10/2026' })).toEqual(['expiry']);
    expect(wrong({ expiry: '13/2030' })).toEqual(['expiry']);
    expect(wrong({ expiry: '11/2026' })).toEqual([]);
  });

  it('accepts a two-digit year, as cards and browsers write it, and shows the expiry as the card does', () => {
    expect(wrong({ expiry: '12/28' })).toEqual([]);
    expect(wrong({ expiry: '10/26' })).toEqual(['expiry']);
    expect(toCard({ ...good, expiry: '12/28' })).toMatchObject({ month: '12', year: '2028' });
    expect(['12/28', '12/2028', '12/2', '12/202'].map((typed) => leftAs('expiry', typed))).toEqual([
      '12/28',
      '12/28',
      '12/2',
      '12/202',
    ]);
    expect(leftAs('cvc', '128')).toBe('128');
  });

  it('requires a security code of exactly three digits', () => {
    expect(wrong({ cvc: '12' })).toEqual(['cvc']);
    expect(wrong({ cvc: '1234' })).toEqual(['cvc']);
  });

  it('formats digits in groups of four and the expiry with a slash, and converts Arabic digits', () => {
    expect(cardTyping.number('٤٢٠١٣٢٠١11111010')).toBe('4201 3201 1111 1010');
    expect(cardTyping.expiry('122030')).toBe('12/2030');
    expect(cardTyping.expiry('12')).toBe('12');
    // A month of one digit gets a leading zero: no month begins with 2 to 9.
    expect(['1', '5', '528', '1028'].map((typed) => cardTyping.expiry(typed))).toEqual([
      '1',
      '05',
      '05/28',
      '10/28',
    ]);
    expect(cardTyping.cvc('12345')).toBe('123');
  });

  it('sends the gateway month and year separately and the number without spaces', () => {
    expect(toCard({ ...good, name: ' Saleh  Ali ', expiry: '08/2030' })).toEqual({
      name: 'Saleh Ali',
      number: '4201320111111010',
      month: '08',
      year: '2030',
      cvc: '123',
    });
  });
});
