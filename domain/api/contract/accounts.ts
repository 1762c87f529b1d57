import { draftWriterFields } from 'sijil/contract/draftWriters';
import { z } from 'zod';
import {
  changeStatusBody,
  deleteAccountBody,
  identityBody,
  identityCallbackBody,
  inviteManagerBody,
  managerBranchesBody,
  managerLimitBody,
  personBody,
} from '../../profile/personBodies';
import {
  accountTotalsView,
  branchImportView,
  branchManagerView,
  deletionView,
  identityView,
  loginView,
  oneTimePasswordView,
  passwordRequestView,
  personView,
  profileDraftView,
  profilePartsView,
  sessionUser,
  unassignedView,
  verificationSentView,
} from '../profileViews';
import { done, recordListQuery } from 'sijil/contract/exchange';
import { recordValues, recordView } from 'sijil/contract/recordView';
import { forgotPasswordBody, portalLoginBody, resetPasswordBody } from '../../auth/signInBodies';
import { passwordChangeBody, passwordDecisionBody } from '../../auth/passwordChange';
import { resendVerificationBody, signupBody, verifyEmailBody } from '../../auth/registration';
import { providerContract, seeAsContract } from 'sijil/contract/contract';
import { addedBranchesBody, importBranchesBody } from '../../profile/locationsBody';
import { logoBody } from '../../profile/companyFields';
import { profilePartNames } from '../../profile/profileParts';
import { ownBranchView } from '../orderViews';
import { choice, defineShape, json } from 'sijil/schema/index';
import { profileSteps, typedSteps } from '../../profile/profileSteps';
import { objectFrom } from 'sijil/base/objects';

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

const stepNames = objectFrom(profileSteps, (step) => ({ ar: step, en: step }));

/** Characters, enough for fifty branches. */
const largestDraft = 100_000;
/** PostgreSQL cannot store U+0000 in JSON. */
const isStorable = (text: string) => text.length <= largestDraft && !text.includes('\\u0000');

/** Draft of a registration, stored as typed: it is validated when the registration is finished. */
const profileDraftBody = defineShape({
  step: choice({ label: { ar: 'خطوة', en: 'Step' }, options: stepNames, required: true }),
  answers: json({
    label: { ar: 'الإجابات', en: 'Answers' },
    required: true,
    schema: z
      .partialRecord(z.enum(typedSteps), z.record(z.string().max(80), z.unknown()))
      .refine((answers) => isStorable(JSON.stringify(answers))),
  }),
  ...draftWriterFields,
});

/** A company: its profile, people and places. */
export const clientOperations = {
  'clients.addBranch': { body: recordValues, answer: recordView },
  'clients.updateBranch': { body: recordValues, answer: recordView },
  'clients.getBranch': { answer: recordView },
  'clients.updateRestaurant': { body: recordValues, answer: recordView },
  'clients.listBranches': { query: recordListQuery, answer: z.array(recordView) },
  'clients.getProfile': { answer: recordView },
  'clients.completeProfile': { answer: sessionUser },
  'clients.deletionPreview': { answer: deletionView },
  'clients.deleteOwnAccount': { body: deleteAccountBody, answer: done },
  'profile.getDraft': { answer: profileDraftView },
  'profile.saveDraft': { body: profileDraftBody, bodyKb: 256, answer: profileDraftView },
  'profile.getParts': { answer: profilePartsView },
  'profile.givePart': {
    params: { part: z.enum(profilePartNames) },
    body: recordValues,
    answer: profilePartsView,
  },
  'profile.setLogo': { body: logoBody, answer: recordView },
  'profile.getPerson': { answer: personView },
  'profile.updatePerson': { body: personBody, answer: personView },
  'identity.start': { body: identityBody, answer: identityView },
  'identity.status': { answer: identityView },
  'identity.callback': { body: identityCallbackBody, bodyKb: 32, answer: done },
  'branches.listOwn': { answer: z.array(ownBranchView) },
  'branches.getOwn': { answer: recordView },
  'branches.updateOwn': { body: recordValues, answer: recordView },
  'branches.importOwn': { body: importBranchesBody, bodyKb: 512, answer: branchImportView },
  'branches.convertToMultiple': { body: addedBranchesBody, bodyKb: 640, answer: z.array(ownBranchView) },
  'branchManagers.list': { answer: z.array(branchManagerView) },
  'branchManagers.assign': { body: inviteManagerBody, answer: branchManagerView },
  'branchManagers.unassigned': { answer: unassignedView },
  'branchManagers.sync': { body: managerBranchesBody, answer: branchManagerView },
  'branchManagers.setLimit': { body: managerLimitBody, answer: branchManagerView },
  'branchManagers.changeStatus': { body: changeStatusBody, answer: branchManagerView },
  'branchManagers.byUser': { answer: branchManagerView },
};
