import { z } from 'zod';
import { changeStatusBody } from '../../profile/accountBodies';
import {
  accountTotalsView,
  loginView,
  oneTimePasswordView,
  passwordRequestView,
  sessionUser,
  verificationSentView,
} from '../accountViews';
import { done, recordListQuery } from '#framework/contract/exchange';
import { recordValues, recordView } from '#framework/contract/recordView';
import { forgotPasswordBody, portalLoginBody, resetPasswordBody } from '../../auth/signInBodies';
import { passwordChangeBody, passwordDecisionBody } from '../../auth/passwordChange';
import { resendVerificationBody, signupBody, verifyEmailBody } from '../../auth/registration';
import { providerContract, seeAsContract } from '#framework/contract/contract';

export const accountOperations = {
  'adminUsers.totals': { answer: accountTotalsView },
  'adminUsers.create': { body: recordValues, bodyKb: 32, answer: recordView },
  'adminUsers.update': { body: recordValues, bodyKb: 32, answer: recordView },
  'adminUsers.delete': { query: z.object({ version: z.string().optional() }), answer: done },
  'adminUsers.changePassword': { answer: oneTimePasswordView },
  'adminUsers.changeStatus': { body: changeStatusBody, answer: recordView.nullable() },
  'adminUsers.listClients': { query: recordListQuery, answer: z.array(recordView) },
  'adminUsers.listAdmins': { query: recordListQuery, answer: z.array(recordView) },
  'adminNationalities.list': { query: recordListQuery, answer: z.array(recordView) },
  'adminClientTypes.list': { query: recordListQuery, answer: z.array(recordView) },
};

export const authOperations = {
  'auth.login': { body: portalLoginBody, answer: loginView },
  'auth.finishAtProvider': providerContract(sessionUser),
  'auth.forgotPassword': { body: forgotPasswordBody, answer: done },
  'auth.resetPassword': { body: resetPasswordBody, answer: done },
  'auth.signup': { body: signupBody, answer: verificationSentView },
  'auth.verifyEmail': { body: verifyEmailBody, answer: loginView },
  'auth.resendVerification': { body: resendVerificationBody, answer: verificationSentView },
  'auth.requestSupervisorPassword': { body: passwordChangeBody, answer: done },
  'auth.updateAdminPassword': { body: passwordChangeBody, answer: done },
  'auth.changeClientPassword': { body: passwordChangeBody, answer: done },
  'passwordRequests.own': { answer: passwordRequestView },
  'passwordRequests.decide': { body: passwordDecisionBody, answer: done },
  'session.get': { answer: sessionUser },
  'sessions.seeAs': seeAsContract(sessionUser),
};
