import type { accountAttemptLimits } from '../base/accounts/attemptLimits';
import type { frameworkContract, loginContract, providerContract, seeAsContract } from '../contract/contract';
import type { frameworkErrors } from '../contract/errors';
import type {
  consoleOperations,
  frameworkOperations,
  frameworkPublicOperations,
} from '../contract/operations';
import type { accountView } from '../contract/sessionViews';
import type { Exchange, OperationRow } from '../schema/operationTypes';
import type { Resource } from '../schema/resource';

type User = typeof accountView;
type OwnPublicOperations = typeof frameworkPublicOperations & { readonly 'standIn.open': OperationRow };
type OwnOperations = OwnPublicOperations &
  typeof frameworkOperations &
  ReturnType<typeof consoleOperations> & { readonly 'standIn.call': OperationRow };
type OwnContract = typeof frameworkContract & {
  'auth.login': ReturnType<typeof loginContract<User>>;
  'auth.finishAtProvider': ReturnType<typeof providerContract<User>>;
  'session.get': { answer: User };
  'sessions.seeAs': ReturnType<typeof seeAsContract<User>>;
  'standIn.call': Exchange;
  'standIn.open': Exchange;
};
type OwnRole = 'standInRole';
type OwnPrivilege =
  | 'savedViews.share'
  | 'savedViews.readShared'
  | 'roles'
  | 'seeAs'
  | 'secondFactor.reset'
  | 'signIn.provider'
  | 'standInPrivilege';
type OwnRoutePath = '/standInRoute';
type OwnResources = { readonly standInRecords: Resource };
type OwnErrorCode = keyof typeof frameworkErrors | 'standInError';
type OwnAttemptKind = keyof typeof accountAttemptLimits | 'standInAttempt';

/** The framework without an application: it is compiled on its own with its own operations (`build/tsconfig.json`). */
declare module '../schema/application' {
  interface Register {
    role: OwnRole;
    resources: OwnResources;
    privilege: OwnPrivilege;
    routePath: OwnRoutePath;
    publicOperations: OwnPublicOperations;
    operations: OwnOperations;
    contract: OwnContract;
    errorCode: OwnErrorCode;
    attemptKind: OwnAttemptKind;
  }
}
