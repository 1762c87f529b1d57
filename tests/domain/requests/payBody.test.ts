import { describe, expect, it } from 'vitest';
import { payBody } from '#domain/requests/orderBodies';
import { validate } from '#framework/schema/validate';

const receipt = '3f2c7a52-6f0e-4a5e-9d55-1f6f1f0b8a11';

/** Names of the fields that a payment is refused for; none where it is accepted. */
function refusedFields(body: Readonly<Record<string, unknown>>): string[] {
  const checked = validate(payBody, 'create', { version: 1, ...body }, 'en');
  return checked.ok ? [] : Object.keys(checked.errors).toSorted();
}

describe('the body of a payment', () => {
  it('by transfer needs a reference and a receipt', () => {
    const transfer = { method: 'bank_transfer', reference: 'FT 2611-77', receipt };
    expect(refusedFields(transfer)).toEqual([]);
    expect(refusedFields({ ...transfer, reference: undefined })).toEqual(['reference']);
    expect(refusedFields({ ...transfer, receipt: undefined })).toEqual(['receipt']);
  });

  it('by card needs exactly one of a token, a saved card and Apple Pay', () => {
    expect(refusedFields({ method: 'card', token: 'token_1' })).toEqual([]);
    expect(refusedFields({ method: 'card', savedCardId: receipt })).toEqual([]);
    expect(refusedFields({ method: 'card', applePay: '{}' })).toEqual([]);
    expect(refusedFields({ method: 'card' })).toEqual(['token']);
    expect(refusedFields({ method: 'card', token: 'token_1', savedCardId: receipt })).toEqual(['token']);
  });
});
