import * as savedViews from '#framework/contract/savedViewBody';
import * as approvals from '#framework/schema/automations/approvals';
import { shapesIn } from '#framework/schema/texts/shapesIn';
import * as formSheet from '../forms/sheet/sheetRow';
import * as accountStatus from '../profile/accountBodies';
import * as accountDeletion from '../profile/accountBodies';
import * as person from '../profile/accountBodies';
import * as passwordChange from '../auth/passwordChange';
import * as inspectors from '../inspectors/inspectorBodies';
import * as preferences from '../notifications/preferenceBodies';
import * as company from '../profile/companyFields';
import * as identity from '../profile/identityBody';
import * as locations from '../profile/locationsBody';
import * as managers from '../profile/managers';
import * as answers from '../requests/answerBodies';
import * as assignments from '../requests/assignmentBodies';
import * as certificates from '../requests/certificateBodies';
import * as prices from '../requests/orderBodies';
import * as orders from '../requests/orderBodies';
import * as contracts from '../requests/contractBodies';
import * as corrections from '../requests/correctionBodies';
import * as visits from '../requests/visitBodies';
import * as visitTimes from '../requests/visitBodies';
import * as notes from '../requests/stepBodies';
import * as steps from '../requests/stepBodies';
import * as payments from '../requests/paymentBodies';
import * as refunds from '../requests/refundBody';
import * as reviews from '../requests/reviewBodies';
import * as templates from '../templates/templateBodies';
import * as tickets from '../tickets/ticketBodies';

const files = {
  steps,
  answers,
  assignments,
  certificates,
  prices,
  contracts,
  corrections,
  visits,
  visitTimes,
  notes,
  orders,
  payments,
  reviews,
  person,
  company,
  locations,
  identity,
  managers,
  accountDeletion,
  accountStatus,
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
 * Bodies of operations, whose fields and messages are what their forms show. Those of the pages before sign-in are tables of
 * their own files (`textTable`), so that these pages fetch no others.
 */
export const formBodies: Readonly<Record<string, unknown>> = Object.fromEntries(
  Object.entries(files).map(([name, exported]) => [name, shapesIn(exported)]),
);
