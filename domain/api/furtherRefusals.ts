import { uploadRefusals } from 'sijil/contract/operations';
import type { OperationId } from '../access/operations';

/** Refusals of an id in the body or query that is unknown, or not the caller's. */
const named = [404];
const gateway = [402, 404, 502];

/** Operation generated from a declaration whose hook loads the branch. */
type Generated = 'branchDocuments.create';

/** Additional statuses with which an operation may refuse, besides those that follow from its contract and audience. */
export const furtherRefusals: Readonly<Partial<Record<OperationId | Generated, readonly number[]>>> = {
  'branchDocuments.create': named,
  'clientInspections.compareBranches': named,
  'clientInspections.quote': named,
  'clientInspections.redeem': named,
  'clientInspections.requestCustom': named,
  'inspections.inspectorsForMany': named,
  'inspections.supervisorsForMany': named,
  'mailbox.list': named,
  'tickets.create': named,
  'auth.signup': [409],
  'auth.resetPassword': [410],
  'auth.verifyEmail': [410],
  'notifications.mailPreference': [410],
  'notifications.saveMailPreference': [410],
  'identity.start': [422, 502],
  'identity.callback': [401, 403, 404, 422],
  'clientInspections.pay': gateway,
  'clientInspections.payNext': gateway,
  'clientInspections.settleCard': gateway,
  'clientInspections.request': gateway,
  'payments.applePaySession': [502],
  'payments.webhook': [401, 403, 404],
  'savedCards.delete': [502],
  'refunds.create': [404, 502],
  'refunds.retry': [502],
  'refunds.transferInstead': [502],
  'field.uploadEvidence': uploadRefusals,
  'field.openEvidence': [422, 507],
  'field.appendEvidence': uploadRefusals,
};
