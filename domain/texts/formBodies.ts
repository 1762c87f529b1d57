import * as savedViews from 'sijil/contract/savedViewBody';
import * as approvals from 'sijil/schema/automations/approvals';
import { shapesIn } from 'sijil/schema/texts/shapesIn';
import * as formSheet from '../forms/sheet/sheetRow';
import * as passwordChange from '../auth/passwordChange';
import {
  changeStatusBody,
  deleteAccountBody,
  identityBody,
  identityCallbackBody,
  inviteManagerBody,
  managerBranchesBody,
  managerLimitBody,
  personBody,
} from '../profile/personBodies';
import * as inspectors from '../inspectors';
import * as preferences from '../notifications/preferenceBodies';
import * as company from '../profile/companyFields';
import * as locations from '../profile/locationsBody';
import * as answers from '../requests/answerBodies';
import {
  assignInspectorBody,
  assignInspectorsBody,
  assignSupervisorBody,
  assignSupervisorsBody,
  openEvidenceBody,
  reportInspectorBody,
  rescheduleBody,
  reviewBody,
  revocationReplyBody,
  revokeCertificateBody,
  sendDetailsBody,
  sharePostBody,
  startVisitBody,
} from '../requests/inspectionBodies';
import {
  applePaySessionBody,
  arrivalBody,
  clientPriceBody,
  customOrderBody,
  orderBody,
  payBody,
  paymentsExportBody,
  quoteBody,
  redeemBody,
} from '../requests/orderBodies';
import * as contracts from '../requests/contractBodies';
import * as corrections from '../requests/correctionBodies';
import { noteBody, reasonBody, revokeThisBody, versionBody } from '../requests/stepBodies';
import * as refunds from '../requests/refundBody';
import * as templates from '../templates/templateBodies';
import * as tickets from '../tickets/ticketBodies';

/** Shapes by the first part of their texts' keys. These keys must not change, because edited texts are stored by them. */
const bodies = {
  steps: { versionBody, reasonBody, revokeThisBody },
  answers,
  assignments: { assignInspectorBody, assignInspectorsBody, assignSupervisorBody, assignSupervisorsBody },
  certificates: { revocationReplyBody, revokeCertificateBody, sharePostBody },
  prices: { clientPriceBody },
  contracts,
  corrections,
  visits: { startVisitBody, openEvidenceBody },
  visitTimes: { sendDetailsBody, rescheduleBody },
  notes: { noteBody },
  orders: { quoteBody, orderBody, customOrderBody, redeemBody },
  payments: { applePaySessionBody, arrivalBody, payBody, paymentsExportBody },
  reviews: { reportInspectorBody, reviewBody },
  person: { personBody },
  company,
  locations,
  identity: { identityBody, identityCallbackBody },
  managers: { inviteManagerBody, managerBranchesBody, managerLimitBody },
  accountDeletion: { deleteAccountBody },
  accountStatus: { changeStatusBody },
  preferences,
  templates,
  tickets,
  formSheet,
  refunds,
  inspectors,
  savedViews,
  approvals,
  passwordChange,
};

/**
 * Bodies of operations, whose fields and messages appear in forms. Those of the pages before sign-in are tables in their own
 * files (`textTable`), so that these pages load no others.
 */
export const formBodies: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(bodies).map(([name, exported]) => [name, shapesIn(exported)]),
);
