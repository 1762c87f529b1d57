import '#application';
import '#domain/texts/changeableTexts';
import { notInPortal } from '#domain/access/notInPortal';
import { apiInfo } from '#domain/api/apiInfo';
import { components } from '#domain/api/components';
import { type Contract, contract } from '#domain/api/contract';
import { furtherRefusals } from '#domain/api/furtherRefusals';
import { masks } from '#domain/api/masks';
import { type AttemptKind, attemptLimits } from '#domain/auth/limits';
import { type ErrorCode, errors } from '#domain/errors';
import { defineApplication } from 'sijil/schema/application';

type OwnContract = Contract;
type OwnErrorCode = ErrorCode;
type OwnAttemptKind = AttemptKind;

declare module 'sijil/schema/application' {
  interface Register {
    contract: OwnContract;
    errorCode: OwnErrorCode;
    attemptKind: OwnAttemptKind;
  }
}

/** The portal's API, which the server adds to its declarations and rights. */
defineApplication({
  api: { info: apiInfo, contract, errors, attemptLimits, components, furtherRefusals, masks, notInPortal },
});
