import { defineServer } from 'sijil/server/backOffice';
import { contract, errors } from './server/loanContract';
import { loanHooks } from './server/loanHooks';
import { registerLoans } from './server/registerLoans';
import { seedLibrary } from './server/seedLibrary';

export default defineServer({
  description: 'Books, members and loans. Messages follow `Accept-Language` (ar, en).',
  contract,
  errors,
  handlers: { hooks: { loans: loanHooks } },
  register: registerLoans,
  seed: seedLibrary,
});
