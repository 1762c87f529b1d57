import { getTableName } from 'drizzle-orm';
import type { ResourceName } from '#resources';
import type { Handover, LiveSource } from 'sijil/server/db/liveTriggers';
import { certificates } from './schema/certificates';
import { requestNotes, ticketMessages } from './schema/conversations';
import { branchAssignments, passwordRequests } from './schema/accounts';
import { notifications } from './schema/messages';
import { contracts, instalments, payments, refunds, taxDocuments } from './schema/money';
import {
  answers,
  correctiveItems,
  dayOffRequests,
  inspectorReports,
  requests,
  requestVehicles,
  reviews,
} from './schema/requests';
import { templates } from './schema/templates';
import { retentionRuns } from './schema/retention';
import { users } from './schema/users';
import { visitDrafts, visitLeftovers } from './schema/visits';
import { tables } from './schema/declared';

const own = (
  table: Parameters<typeof getTableName>[0],
  resource: ResourceName,
  column = 'id',
): LiveSource => ({
  table: getTableName(table),
  resource,
  column,
});

/** Rows of a request's parts, which its page shows. */
const ofRequest = (table: Parameters<typeof getTableName>[0]) => own(table, 'requests', 'request_id');

/** Tables of modules, and tables shown as parts of records. */
export const liveSources: readonly LiveSource[] = [
  own(users, 'users'),
  own(requests, 'requests'),
  own(certificates, 'certificates'),
  own(reviews, 'reviews', 'request_id'),
  own(payments, 'payments'),
  own(instalments, 'instalments'),
  own(refunds, 'refunds'),
  own(inspectorReports, 'inspectorReports'),
  own(dayOffRequests, 'daysOff'),
  own(passwordRequests, 'passwordRequests'),
  own(templates, 'inspectorForms'),
  own(retentionRuns, 'retentionRuns'),
  own(taxDocuments, 'taxDocuments'),
  own(tables.clients, 'clientsOnHold'),
  own(tables.clients, 'clientAccounts'),
  own(instalments, 'clientAccounts', 'client_id'),
  own(tables.branches, 'branchStandings'),
  // A new request does not change the state of its branch.
  { ...own(requests, 'branchStandings', 'branch_id'), only: 'update' },
  own(certificates, 'branchStandings', 'branch_id'),
  own(tables.vehicles, 'vehicleStandings'),
  own(requestVehicles, 'vehicleStandings', 'vehicle_id'),
  own(certificates, 'vehicleStandings', 'vehicle_id'),
  ...[contracts, instalments, taxDocuments, answers, correctiveItems, requestVehicles, requestNotes].map(
    ofRequest,
  ),
  ofRequest(visitLeftovers),
  ofRequest(visitDrafts),
  ...[certificates, payments, refunds, reviews].map(ofRequest),
  own(ticketMessages, 'tickets', 'ticket_id'),
  { table: getTableName(notifications), resource: 'notifications', column: 'user_id' },
  { table: getTableName(branchAssignments), resource: 'rights', column: 'user_id' },
];

/** Columns that define the owner of a record: a person removed from one may no longer read it, and is informed. */
export const handovers: readonly Handover[] = [
  { table: getTableName(requests), columns: ['supervisor_id', 'inspector_id'] },
  { table: getTableName(tables.inspectors), columns: ['supervisor_id'] },
];
