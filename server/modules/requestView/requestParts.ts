import { userName } from 'sijil/server/db/names';
import { asc, count, desc, eq, getTableColumns, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { certificates } from '../../db/schema/certificates';
import { files } from 'sijil/server/db/schema/files';
import { instalmentStateOn, lastDayToPayOf, ofInstalments } from '../../records/owedFields';
import {
  contracts,
  instalments,
  packagePurchases,
  payments,
  refundParts,
  refunds,
  taxDocuments,
} from '../../db/schema/money';
import {
  correctiveItems,
  formVersions,
  requestHistory,
  requests,
  requestVehicles,
  reviews,
} from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/schema/declared';
import { byName, selectNewestCertificates } from '../certificates/requestCertificates';

// Excludes the documents' data, which is as large as all other columns and in no view.
const { data: _contractData, ...contractColumns } = getTableColumns(contracts);
const {
  data: _documentData,
  seller: _seller,
  buyer: _buyer,
  ...documentColumns
} = getTableColumns(taxDocuments);

const {
  id: _entryId,
  position: _position,
  requestId: _of,
  actorId: _actorId,
  staySeconds: _staySeconds,
  stayLate: _stayLate,
  ...shownOfEntry
} = getTableColumns(requestHistory);

/**
 * Selects the records that belong to one request, each in its own order; every select uses an index on the request.
 */
export function selectParts(db: Queryable, id: Placeholder, today: Placeholder) {
  return { ...selectMoney(db, id, today), ...selectWork(db, id), files: selectFiles(db, id) };
}

type Selected = ReturnType<typeof selectParts>;
type Rows = { readonly [Part in keyof Selected]: Selected[Part]['_']['result'] };

export function toParts({ contract, purchase, review, corrections, form, ...parts }: Rows) {
  return {
    ...parts,
    certificates: byName(parts.certificates)
      // Hides a former fleet certificate once its vehicles have their own, and certificates superseded by another visit.
      .filter(
        ({ supersededAt, vehicleId }, _, all) =>
          supersededAt === null || vehicleId !== null || all.every((one) => one.vehicleId === null),
      ),
    contract: contract[0] ?? null,
    /** Term of the package that this request bought; null before its payment and without one. */
    packageTerm: purchase[0] ?? null,
    review: review[0] ?? null,
    correctionsCount: corrections[0]?.count ?? 0,
    passingScore: form[0]?.passingScore ?? 0,
  };
}

export type RequestParts = ReturnType<typeof toParts>;

function selectMoney(db: Queryable, id: Placeholder, today: Placeholder) {
  return {
    contract: db
      .select(contractColumns)
      .from(contracts)
      .where(eq(contracts.requestId, id))
      .orderBy(desc(contracts.version))
      .limit(1),
    purchase: db
      .select({ startsOn: packagePurchases.startsOn, endsOn: packagePurchases.endsOn })
      .from(packagePurchases)
      .where(eq(packagePurchases.requestId, id)),
    instalments: db
      .select({
        ...getTableColumns(instalments),
        payBy: sql<string>`${lastDayToPayOf(ofInstalments)}::text`,
        state: instalmentStateOn(sql`${today}::date`),
      })
      .from(instalments)
      .where(eq(instalments.requestId, id))
      .orderBy(asc(instalments.sequence)),
    payments: db.select().from(payments).where(eq(payments.requestId, id)).orderBy(desc(payments.createdAt)),
    refundParts: db
      .select({
        id: refundParts.id,
        paymentId: refundParts.paymentId,
        amount: refundParts.amount,
        decidedAt: refunds.createdAt,
        sentAt: refundParts.sentAt,
      })
      .from(refundParts)
      .innerJoin(refunds, eq(refunds.id, refundParts.refundId))
      .where(eq(refunds.requestId, id))
      .orderBy(asc(refunds.createdAt), asc(refunds.number)),
    taxDocuments: db
      .select(documentColumns)
      .from(taxDocuments)
      .where(eq(taxDocuments.requestId, id))
      // Sorts an invoice before a credit note of the same time.
      .orderBy(asc(taxDocuments.issuedAt), desc(taxDocuments.kind)),
  };
}

/** Selects the files of a request's contract, payments, tax documents and certificates. */
function selectFiles(db: Queryable, id: Placeholder) {
  const held = [
    [contracts, contracts.fileId],
    [contracts, contracts.signedFileId],
    [contracts, contracts.recordFileId],
    [payments, payments.receiptFileId],
    [taxDocuments, taxDocuments.fileId],
    [certificates, certificates.fileAr],
    [certificates, certificates.fileEn],
  ] as const;
  const ids = held.map(([table, file]) => sql`select ${file} from ${table} where ${table.requestId} = ${id}`);
  return db
    .select()
    .from(files)
    .where(inArray(files.id, sql`(${sql.join(ids, sql` union all `)})`));
}

function selectWork(db: Queryable, id: Placeholder) {
  return {
    vehicles: selectVehicles(db, id),
    certificates: selectNewestCertificates(db, id),
    history: selectHistory(db, id),
    review: db.select().from(reviews).where(eq(reviews.requestId, id)),
    corrections: db.select({ count: count() }).from(correctiveItems).where(eq(correctiveItems.requestId, id)),
    form: db
      .select({ passingScore: sql<number>`(${formVersions.body}->>'passingScore')::float8` })
      .from(requests)
      .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
      .where(eq(requests.id, id)),
  };
}

function selectVehicles(db: Queryable, id: Placeholder) {
  const { vehicles } = tables;
  return db
    .select({
      id: vehicles.id,
      number: vehicles.number,
      driverName: vehicles.driverName,
      score: requestVehicles.score,
      grade: requestVehicles.grade,
    })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .where(eq(requestVehicles.requestId, id))
    .orderBy(asc(vehicles.number));
}

function selectHistory(db: Queryable, id: Placeholder) {
  return db
    .select({ entry: shownOfEntry, by: userName })
    .from(requestHistory)
    .leftJoin(users, eq(users.id, requestHistory.actorId))
    .where(eq(requestHistory.requestId, id))
    .orderBy(asc(requestHistory.position));
}
