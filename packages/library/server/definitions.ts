import '../application';
import * as savedViews from 'sijil/contract/savedViewBody';
import * as approvals from 'sijil/schema/automations/approvals';
import { summaryTexts } from 'sijil/schema/summaryPeriods';
import { shapesIn } from 'sijil/schema/texts/shapesIn';
import { accountAttemptLimits } from 'sijil/base/accounts/attemptLimits';
import { defineApplication } from 'sijil/schema/application';
import { type Contract, contract, sessionUser } from '../domain/contract';
import { type ErrorCode, errors } from '../domain/errors';

type OwnContract = Contract;
type OwnErrorCode = ErrorCode;
type OwnAttemptKind = keyof typeof accountAttemptLimits;

declare module 'sijil/schema/application' {
  interface Register {
    attemptKind: OwnAttemptKind;
    contract: OwnContract;
    errorCode: OwnErrorCode;
  }
}

/** The library's API and the texts that can be changed. */
defineApplication({
  texts: {
    roots: { errors, summaries: summaryTexts },
    bodies: { approvals: shapesIn(approvals), savedViews: shapesIn(savedViews) },
  },
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
