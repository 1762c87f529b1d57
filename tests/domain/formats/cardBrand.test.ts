import { describe, expect, it } from 'vitest';
import { cardBrandOf } from '#domain/formats/card';

describe('the card brand', () => {
  // The gateway's published test cards, and incomplete card numbers.
  it.each([
    ['4201320111111010', 'mada'],
    ['4111111111111111', 'visa'],
    ['5421080101000000', 'master'],
    ['42013', 'visa'],
    ['5', null],
    ['', null],
    ['9', null],
  ])('of the digits %s is %s', (digits, brand) => {
    expect(cardBrandOf(digits)).toBe(brand);
  });
});
