import { asc, count, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/connect';
import { contracts, instalments, payments, taxDocuments } from '../../db/schema/money';
import {
  correctiveItems,
  formVersions,
  requestHistory,
  requests,
  requestVehicles,
  reviews,
} from '../../db/schema/requests';
import { users } from '../../db/schema/users';
import { tables } from '../../db/tables/tables';
import { newestCertificates } from '../certificates/requestCertificates';

/** Everything that hangs on one request, each in its own order; every query by an index on the request. */
export async function readRequestParts(db: Queryable, id: string) {
  const [money, work] = await Promise.all([readMoney(db, id), readWork(db, id)]);
  return { ...money, ...work };
}

export type RequestParts = Awaited<ReturnType<typeof readRequestParts>>;

async function readMoney(db: Queryable, id: string) {
  const [[contract], plan, attempts, documents] = await Promise.all([
    db.select().from(contracts).where(eq(contracts.requestId, id)).orderBy(desc(contracts.version)).limit(1),
    db.select().from(instalments).where(eq(instalments.requestId, id)).orderBy(asc(instalments.sequence)),
    db.select().from(payments).where(eq(payments.requestId, id)).orderBy(desc(payments.createdAt)),
    db
      .select()
      .from(taxDocuments)
      .where(eq(taxDocuments.requestId, id))
      // An invoice before the credit note of the same moment.
      .orderBy(asc(taxDocuments.issuedAt), desc(taxDocuments.kind)),
  ]);
  return { contract: contract ?? null, instalments: plan, payments: attempts, taxDocuments: documents };
}

async function readWork(db: Queryable, id: string) {
  const [vehicles, certificates, history, [review], [corrections], [form]] = await Promise.all([
    readVehicles(db, id),
    newestCertificates(db, id),
    readHistory(db, id),
    db.select().from(reviews).where(eq(reviews.requestId, id)),
    db.select({ count: count() }).from(correctiveItems).where(eq(correctiveItems.requestId, id)),
    db
      .select({ passingScore: sql<number>`(${formVersions.body}->>'passingScore')::float8` })
      .from(requests)
      .innerJoin(formVersions, eq(formVersions.id, requests.formVersionId))
      .where(eq(requests.id, id)),
  ]);
  return {
    vehicles,
    // Superseded without a newer one of its own is only what a fleet once had for all its vehicles.
    certificates: certificates.filter(({ supersededAt }) => supersededAt === null),
    history,
    review: review ?? null,
    correctionsCount: corrections?.count ?? 0,
    passingScore: form?.passingScore ?? 0,
  };
}

function readVehicles(db: Queryable, id: string) {
  const { vehicles } = tables;
  return db
    .select({
      id: vehicles.id,
      number: vehicles.number,
      driverName: vehicles.driverName,
      score: requestVehicles.score,
    })
    .from(requestVehicles)
    .innerJoin(vehicles, eq(vehicles.id, requestVehicles.vehicleId))
    .where(eq(requestVehicles.requestId, id))
    .orderBy(asc(vehicles.number));
}

function readHistory(db: Queryable, id: string) {
  return db
    .select({ entry: requestHistory, by: users.name })
    .from(requestHistory)
    .leftJoin(users, eq(users.id, requestHistory.actorId))
    .where(eq(requestHistory.requestId, id))
    .orderBy(asc(requestHistory.position));
}
