import { forgotPasswordBody, loginCallBody, resetPasswordBody } from '../../auth/signInBodies';
import { passwordChangeBody, passwordDecisionBody } from '../../auth/passwordChange';
import { resendVerificationBody, signupBody, verifyEmailBody } from '../../auth/registration';
import { providerContract, seeAsContract } from '#framework/contract/contract';
import { done } from '#framework/contract/exchange';
import { passwordRequestView, verificationSentView } from '../securityViews';
import { loginView, sessionUser } from '../sessionView';

export const authOperations = {
  'auth.login': { body: loginCallBody, answer: loginView },
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
