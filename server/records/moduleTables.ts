import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { certificates } from '../db/schema/certificates';
import { statusCounts } from '../db/schema/figures';
import { instalments, payments, refunds, taxDocuments } from '../db/schema/money';
import { dayOffRequests, inspectorReports, requests, reviews } from '../db/schema/requests';
import { passwordRequests } from '../db/schema/accounts';
import { templates } from '../db/schema/templates';
import { users } from '../db/schema/users';
import { tables } from '../db/schema/declared';
import { accountVersion } from 'sijil/server/resources/accountWrites';
import { requestFields } from './requestFields';
import type { ModuleTable } from 'sijil/server/resources/compile';
import { clientAccountFields } from './clientAccountFields';
import { clientOnHoldFields, isOnHold } from './clientOnHoldFields';
import { instalmentFields, taxDocumentFields } from './owedFields';
import { reminderFields } from './reminderFields';
import { branchStandingFields, vehicleStandingFields } from './standingFields';
import { retentionRuns } from '../db/schema/retention';
import type { CertificateState } from '#domain/certificates/certificateState';
import { computed, type DerivedField, oneOf } from 'sijil/server/resources/derivedField';

/**
 * `certificateState` as conditions in PostgreSQL: a person's action on a certificate takes precedence over its expiry. Time
 * alone ends a certificate, so no column can store it; the database's clock is read with each list.
 */
const holds = {
  revoked: sql`${certificates.revokedAt} is not null`,
  superseded: sql`${certificates.revokedAt} is null and ${certificates.supersededAt} is not null`,
  expired: sql`${certificates.revokedAt} is null and ${certificates.supersededAt} is null and ${certificates.validUntil} < now()`,
  valid: sql`${certificates.revokedAt} is null and ${certificates.supersededAt} is null and ${certificates.validUntil} >= now()`,
} as const satisfies Record<CertificateState, SQL>;

/** Derived fields of certificates; the reason of a grade is that of the day of issue (`gradeReason` of `domain/scoring`). */
const certificateFields: Readonly<Record<string, DerivedField>> = {
  state: oneOf(holds),
  gradeReason: computed(sql`nullif(${certificates.subject} #> '{result,gradeReason}', 'null')`),
};

/** Tables of declarations that a module defines, by the resource's name. */
export const moduleTables: Readonly<Record<string, ModuleTable>> = {
  users: { ...keep(users), version: accountVersion() },
  passwordRequests: keep(passwordRequests),
  requests: {
    ...keep(requests),
    derived: requestFields,
    counts: { table: statusCounts, by: 'status', total: statusCounts.total },
  },
  certificates: {
    ...keep(certificates, { createdAt: certificates.issuedAt }),
    derived: certificateFields,
  },
  reviews: keep(reviews, { id: reviews.requestId }),
  payments: keep(payments),
  instalments: { ...keep(instalments), derived: { ...instalmentFields, ...reminderFields } },
  refunds: keep(refunds),
  taxDocuments: {
    ...keep(taxDocuments, { createdAt: taxDocuments.issuedAt }),
    derived: taxDocumentFields,
  },
  inspectorReports: keep(inspectorReports),
  daysOff: keep(dayOffRequests),
  inspectorForms: keep(templates),
  clientsOnHold: { ...keep(tables.clients), derived: clientOnHoldFields, among: isOnHold },
  clientAccounts: { ...keep(tables.clients), derived: clientAccountFields },
  branchStandings: { ...keep(tables.branches), derived: branchStandingFields },
  retentionRuns: keep(retentionRuns),
  vehicleStandings: { ...keep(tables.vehicles), derived: vehicleStandingFields },
};

/** Fields use the columns of the same names, except for those in `renamed`; `updatedAt` falls back on `createdAt`. */
function keep(table: PgTable, renamed: Readonly<Record<string, PgColumn>> = {}): ModuleTable {
  const own = getTableColumns(table);
  const created = renamed['createdAt'] ?? own['createdAt'];
  return { table, columns: { ...(created && { updatedAt: created }), ...own, ...renamed } };
}
