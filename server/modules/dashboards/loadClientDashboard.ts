import { and, asc, count, eq, desc, notExists, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { soonUntil } from '#domain/certificates/certificateState';
import type { dashboardView } from '#domain/api/dashboardViews';
import { riyadhDate } from 'sijil/base/time/riyadhTime';
import type { Actor as AccessActor } from 'sijil/schema/access';
import { resources } from '#resources';
import type { Actor, AppContext } from 'sijil/server/http/appContext';
import type { Database, Queryable } from 'sijil/server/db/connect';
import { batchSelect } from 'sijil/server/db/batchSelect';
import { type Given, qualified } from 'sijil/server/db/statement';
import { branchName } from '../../db/names';
import { tables } from '../../db/schema/declared';
import { readableRows } from 'sijil/server/resources/rights';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { latestScore } from '../../records/standingFields';
import { aboutRequest, selectRequests } from '../requests/summaryRows';
import { candidateMoments, mostCandidates, readClientMoves, selectCandidates } from './readClientMoves';
import {
  countValidCertificates,
  isValid,
  selectExpiring,
  selectRevoked,
  toExpiring,
  toRevoked,
} from './readCertificates';
import { renewUntil, selectDocuments, toDocuments } from './readDocuments';
import {
  selectNextPayment,
  selectNextVisits,
  selectVisitByBranch,
  toNextPayment,
  toNextVisits,
} from './readNext';
import { readPackages, selectPurchases } from './readPackages';
import { selectRunning, toRunning } from './readRunning';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** Queries of the home page in one batch: for all branches that the actor may read, or for one. */
const readHome = {
  all: batchSelect('client home', parts(false)),
  one: batchSelect('branch home', parts(true)),
};

function parts(ofOneBranch: boolean) {
  return (db: Database, given: Given, actor: AccessActor) => {
    const { branches } = tables;
    const ofBranch = (column: PgColumn) => (ofOneBranch ? eq(column, given('branchId')) : undefined);
    const within = and(readableRows(resources.requests, actor, given), ofBranch(requests.branchId));
    const ownBranches = and(readableRows(resources.branches, actor, given), ofBranch(branches.id));
    const ownCertificates = and(
      readableRows(resources.certificates, actor, given),
      ofBranch(certificates.branchId),
    );
    return {
      all: db.select({ total: count() }).from(requests).where(within),
      candidates: selectCandidates(db, within, given),
      ...selectRunning(db, within),
      nextVisits: selectNextVisits(db, within, given),
      visitByBranch: selectVisitByBranch(db, within, given),
      nextPayment: selectNextPayment(db, within, given),
      scores: selectBranchScores(db, ownBranches, within, given),
      unscored: selectUnscored(db, ownBranches),
      documents: selectDocuments(db, ownBranches, given),
      purchases: selectPurchases(db, given),
      certificates: countValidCertificates(db, ownCertificates, given),
      expiring: selectExpiring(db, ownCertificates, given),
      revoked: selectRevoked(db, ownCertificates),
    };
  };
}

/** Client's home page: each part covers all requests that the actor may read, or those of one branch. */
export async function loadClientDashboard(
  api: AppContext,
  actor: Actor,
  branchId: string | undefined,
): Promise<ClientDashboard> {
  const { db } = api;
  const now = api.clock();
  const today = riyadhDate(now);
  const moments = {
    now,
    today,
    soonUntil: soonUntil(now),
    renewUntil: renewUntil(today),
    ...candidateMoments(now),
  };
  const read = branchId === undefined ? readHome.all : readHome.one;
  const rows = await read(db, actor, { ...moments, branchId });
  const [moves, packages] = await Promise.all([
    readClientMoves(db, actor, rows.candidates, now),
    readPackages(db, actor, rows.purchases, now),
  ]);
  const visitOf = new Map(rows.visitByBranch.map(({ branchId: id, at }) => [id, at]));
  return {
    requests: rows.all[0]?.total ?? 0,
    moves,
    moreMoves: rows.candidates.length === mostCandidates,
    documents: toDocuments(rows.documents, today),
    running: toRunning(rows, actor, now),
    nextVisits: toNextVisits(rows.nextVisits),
    nextPayment: toNextPayment(rows.nextPayment),
    scores: toBranchScores(rows.scores, visitOf),
    unscored: rows.unscored.map((one) => ({ ...one, nextVisitAt: visitOf.get(one.id) ?? null })),
    packages,
    balance: balanceOf(packages),
    certificates: rows.certificates[0]?.total ?? 0,
    expiring: toExpiring(rows.expiring),
    revoked: toRevoked(rows.revoked),
  };
}

/** Visits of branches over all packages. */
function balanceOf(packages: ClientDashboard['packages']): ClientDashboard['balance'] {
  const ofBranches = packages.filter(({ forBranches }) => forBranches);
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
  return {
    left: sum(ofBranches.map(({ left }) => left)),
    quantity: sum(ofBranches.map(({ quantity }) => quantity)),
  };
}

type Scores = NonNullable<z.output<typeof dashboardView>['client']>['scores'];

/** Most visits of a branch whose scores are drawn as a line. */
const pastShown = 6;

/** Number of scores in the list; the comparison of branches shows the rest. */
const scoresShown = 100;

/** Latest score per branch and service, with its change from the previous one; largest decrease first, then lowest score. */
function selectBranchScores(
  db: Queryable,
  ownBranches: SQL | undefined,
  within: SQL | undefined,
  given: Given,
) {
  const { branches, services } = tables;
  const [branchId, serviceId] = [qualified(branches.id), qualified(services.id)];
  const certified = sql`select max(${qualified(certificates.validUntil)}) from ${certificates}
    where ${qualified(certificates.branchId)} = ${branchId} and ${qualified(certificates.serviceId)} = ${serviceId}
      and ${qualified(certificates.vehicleId)} is null and ${isValid(undefined, given('now'))}`;
  const scored = sql`(select latest.*, (${certified}) as certified_until
    from ${branches} join ${services} on ${qualified(services.subject)} = 'branch'
    cross join lateral (${latestScore(branchId, serviceId, pastShown)}) as latest where ${ownBranches}) as scored`;
  const latest = sql<number>`scored.score`;
  const grade = sql<string | null>`scored.grade`;
  const change = sql<number | null>`round((scored.score - scored.before)::numeric, 1)::float8`;
  const past = sql<number[]>`scored.past`;
  const certifiedUntil = sql<Date | null>`scored.certified_until`.mapWith(certificates.validUntil);
  return selectRequests(db, { latest, grade, change, past, certifiedUntil })
    .innerJoin(scored, eq(sql`scored.id`, requests.id))
    .where(within)
    .orderBy(sql`coalesce(${change}, 0)`, latest, desc(requests.id))
    .limit(scoresShown);
}

function toBranchScores(
  rows: Awaited<ReturnType<typeof selectBranchScores>>,
  visitOf: ReadonlyMap<string | null, Date | null>,
): Scores {
  return rows.map((row) => ({
    ...aboutRequest(row),
    score: row.latest,
    grade: row.grade,
    change: row.change,
    city: row.city,
    past: row.past,
    certifiedUntil: row.certifiedUntil,
    nextVisitAt: visitOf.get(row.branch?.id ?? null) ?? null,
  }));
}

/** Active branches of which no service has a result. */
function selectUnscored(db: Queryable, ownBranches: SQL | undefined) {
  const { branches, services, cities } = tables;
  const scored = sql`select from ${services} cross join lateral (${latestScore(
    qualified(branches.id),
    qualified(services.id),
  )}) as latest where ${qualified(services.subject)} = 'branch'`;
  return db
    .select({ id: branches.id, name: branchName, city: cities.name })
    .from(branches)
    .leftJoin(cities, eq(cities.id, branches.cityId))
    .where(and(ownBranches, branches.active, notExists(sql`(${scored})`)))
    .orderBy(asc(branches.name), asc(branches.id))
    .limit(scoresShown);
}
