import '../application';
import { accountAttemptLimits } from '#framework/base/accounts/attemptLimits';
import { defineApplication } from '#framework/schema/application';
import { type Contract, contract, sessionUser } from '../domain/contract';
import { type ErrorCode, errors } from '../domain/errors';

type OwnContract = Contract;
type OwnErrorCode = ErrorCode;
type OwnAttemptKind = keyof typeof accountAttemptLimits;

declare module '#framework/schema/application' {
  interface Register {
    attemptKind: OwnAttemptKind;
    contract: OwnContract;
    errorCode: OwnErrorCode;
  }
}

/** The library's API. */
defineApplication({
  api: {
    info: {
      title: 'Lending library',
      version: '1',
      description: 'Books, members and loans. Messages follow `Accept-Language` (ar, en).',
    },
    contract,
    errors,
    attemptLimits: accountAttemptLimits,
    components: { SessionUser: sessionUser },
  },
});
