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

/** The parts of a request are shown on its page. */
const ofRequest = (table: Parameters<typeof getTableName>[0]) => own(table, 'requests', 'request_id');

/** Every table of a declaration, and what is shown as part of its records. */
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
  // A new request does not change the standing of its branch.
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
  // A stream is asked for its session when it has something to tell: an end is something.
  { table: getTableName(sessions), resource: 'sessions', column: 'user_id', only: 'delete' },
];

/** Columns that say whose a record is: who loses one may no longer read it, and hears so. */
export const handovers: readonly Handover[] = [
  { table: getTableName(requests), columns: ['supervisor_id', 'inspector_id'] },
  { table: getTableName(tables.inspectors), columns: ['supervisor_id'] },
];
