import { keysOf } from '#framework/base/objects';
import { getTableName } from 'drizzle-orm';
import type { ResourceName } from '#resources';
import type { Handover, LiveSource } from '#framework/server/db/liveTriggers';
import { certificates } from '../db/schema/certificates';
import { requestNotes, ticketMessages } from '../db/schema/conversations';
import { exports } from '#framework/server/db/schema/console';
import { branchAssignments, passwordRequests } from '../db/schema/accounts';
import { notifications } from '../db/schema/messages';
import { contracts, instalments, payments, refunds, taxDocuments } from '../db/schema/money';
import {
  answers,
  correctiveItems,
  dayOffRequests,
  inspectorReports,
  requests,
  requestVehicles,
  reviews,
} from '../db/schema/requests';
import { templates } from '../db/schema/templates';
import { automationRuns, webhookDeliveries } from '#framework/server/db/schema/events';
import { retentionRuns } from '../db/schema/retention';
import { sessions, users } from '#framework/server/db/schema/users';
import { tables } from '#framework/server/db/schema/tables';

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

/** Tables of all declarations, and tables shown as parts of their records. */
export const liveSources: readonly LiveSource[] = [
  ...keysOf(tables).map((name) => own(tables[name], name)),
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
  own(webhookDeliveries, 'webhookDeliveries'),
  own(automationRuns, 'automationRuns'),
  own(retentionRuns, 'retentionRuns'),
  own(taxDocuments, 'taxDocuments'),
  own(tables.clients, 'clientsOnHold'),
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
  ...[certificates, payments, refunds, reviews].map(ofRequest),
  own(ticketMessages, 'tickets', 'ticket_id'),
  { table: getTableName(notifications), resource: 'notifications', column: 'user_id' },
  { table: getTableName(exports), resource: 'exports', column: 'owner_id' },
  { table: getTableName(branchAssignments), resource: 'rights', column: 'user_id' },
  // Only deletion: a stream checks its session when it has something to send, and must learn of the session's end.
  { table: getTableName(sessions), resource: 'sessions', column: 'user_id', only: 'delete' },
];

/** Columns that define the owner of a record: a person removed from one may no longer read it, and is informed. */
export const handovers: readonly Handover[] = [
  { table: getTableName(requests), columns: ['supervisor_id', 'inspector_id'] },
  { table: getTableName(tables.inspectors), columns: ['supervisor_id'] },
];
