import { z } from 'zod';
import { changeStatusBody, deleteAccountBody, personBody } from '../../profile/accountBodies';
import { identityBody, identityCallbackBody } from '../../profile/identityBody';
import { addedBranchesBody, importBranchesBody } from '../../profile/locationsBody';
import { inviteManagerBody, managerBranchesBody, managerLimitBody } from '../../profile/managers';
import { logoBody } from '../../profile/companyFields';
import { profilePartNames } from '../../profile/profileParts';
import { profileDraftBody } from '../../profile/profileDraftBody';
import { done, recordListQuery } from '#framework/contract/exchange';
import { ownBranchView } from '../orderViews';
import {
  branchImportView,
  branchManagerView,
  deletionView,
  identityView,
  personView,
  profileDraftView,
  profilePartsView,
  unassignedView,
} from '../profileViews';
import { sessionUser } from '../accountViews';
import { recordValues, recordView } from '#framework/contract/recordView';

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
  'branches.convertToMultiple': { body: addedBranchesBody, bodyKb: 128, answer: z.array(ownBranchView) },
  'branchManagers.list': { answer: z.array(branchManagerView) },
  'branchManagers.assign': { body: inviteManagerBody, answer: branchManagerView },
  'branchManagers.unassigned': { answer: unassignedView },
  'branchManagers.sync': { body: managerBranchesBody, answer: branchManagerView },
  'branchManagers.setLimit': { body: managerLimitBody, answer: branchManagerView },
  'branchManagers.changeStatus': { body: changeStatusBody, answer: branchManagerView },
  'branchManagers.byUser': { answer: branchManagerView },
};
