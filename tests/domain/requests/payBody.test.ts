import { describe, expect, it } from 'vitest';
import { payBody } from '#domain/requests/orderBodies';
import { validate } from 'sijil/schema/validate';

const receipt = '3f2c7a52-6f0e-4a5e-9d55-1f6f1f0b8a11';

/** Refusals of a payment by field; none if it is accepted. */
function refusals(body: Readonly<Record<string, unknown>>) {
  const checked = validate(payBody, 'create', { version: 1, ...body }, 'en');
  return checked.ok ? {} : checked.errors;
}

/** Names of the fields that a payment is refused for; none where it is accepted. */
const refusedFields = (body: Readonly<Record<string, unknown>>) => Object.keys(refusals(body)).toSorted();

describe('the body of a payment', () => {
  const transfer = { method: 'bank_transfer', reference: 'FT 2611-77', receipt };

  it('by transfer needs a reference and a receipt, and each refusal asks for the missing one', () => {
    const noReference = { reference: ['Enter the bank reference.'] };
    const noReceipt = { receipt: ['Attach the transfer receipt.'] };
    expect(refusals(transfer)).toEqual({});
    expect(refusals({ ...transfer, reference: undefined })).toEqual(noReference);
    expect(refusals({ ...transfer, receipt: undefined })).toEqual(noReceipt);
    expect(refusals({ method: 'bank_transfer' })).toEqual({ ...noReference, ...noReceipt });
  });

  it('by transfer takes a reference of 1 to 60 characters, and a receipt that is the id of a file', () => {
    expect(refusedFields({ ...transfer, reference: '7'.repeat(60) })).toEqual([]);
    for (const other of ['7'.repeat(61), '', '  ', 7])
      expect(refusedFields({ ...transfer, reference: other })).toEqual(['reference']);
    for (const other of ['receipt.pdf', 7, [receipt]])
      expect(refusedFields({ ...transfer, receipt: other })).toEqual(['receipt']);
  });

  it('by card needs exactly one of a token, a saved card and Apple Pay, and nothing of a transfer', () => {
    expect(refusedFields({ method: 'card', token: 'token_1' })).toEqual([]);
    expect(refusedFields({ method: 'card', savedCardId: receipt })).toEqual([]);
    expect(refusedFields({ method: 'card', applePay: '{}' })).toEqual([]);
    expect(refusedFields({ method: 'card' })).toEqual(['token']);
    expect(refusedFields({ method: 'card', token: 'token_1', savedCardId: receipt })).toEqual(['token']);
    expect(refusedFields({ method: 'card', savedCardId: receipt, applePay: '{}' })).toEqual(['token']);
    expect(refusedFields({ method: 'card', reference: 'FT 2611-77', receipt })).toEqual(['token']);
  });
});
