import { expect, it } from 'vitest';
import { ownershipWith } from 'sijil/schema/application';

it('a statement that actors share is built with an owner of nothing, whoever asks first', () => {
  const manager = { clientId: 'company', branchIds: ['one', 'two'], spendingLimit: 500_000 };
  expect(ownershipWith('nobody', manager)).toEqual({
    clientId: 'nobody',
    branchIds: ['nobody'],
    spendingLimit: null,
  });
  const team = { clientId: null, branchIds: null, spendingLimit: null };
  expect(ownershipWith('nobody', team)).toEqual(team);
});
