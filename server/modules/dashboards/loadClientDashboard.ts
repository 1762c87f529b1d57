import { and, count, eq, desc, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { soonUntil } from '#domain/certificates/certificateState';
import type { dashboardView } from '#domain/api/dashboardViews';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Actor as AccessActor } from '#framework/schema/access';
import { resources } from '#resources';
import type { Actor, AppContext } from '#framework/server/http/appContext';
import type { Database, Queryable } from '#framework/server/db/connect';
import { batchSelect } from '#framework/server/db/batchSelect';
import { type Given, qualified } from '#framework/server/db/statement';
import { tables } from '../../db/schema/declared';
import { readableRows } from '#framework/server/resources/rights';
import { certificates } from '../../db/schema/certificates';
import { requests } from '../../db/schema/requests';
import { latestScore } from '../../records/standingFields';
import { aboutRequest, selectRequests } from '../requests/summaryRows';
import { candidateMoments, mostCandidates, readClientMoves, selectCandidates } from './readClientMoves';
import {
  countValidCertificates,
  selectExpiring,
  selectRevoked,
  toExpiring,
  toRevoked,
} from './readCertificates';
import { renewUntil, selectDocuments, toDocuments } from './readDocuments';
import { selectNextPayment, selectNextVisit, toNextPayment, toNextVisit } from './readNext';
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
      nextVisit: selectNextVisit(db, within, given),
      nextPayment: selectNextPayment(db, within, given),
      scores: selectBranchScores(db, ownBranches, within),
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
  return {
    requests: rows.all[0]?.total ?? 0,
    moves,
    moreMoves: rows.candidates.length === mostCandidates,
    documents: toDocuments(rows.documents, today),
    running: toRunning(rows, actor, now),
    nextVisit: toNextVisit(rows.nextVisit),
    nextPayment: toNextPayment(rows.nextPayment),
    scores: toBranchScores(rows.scores),
    packages,
    certificates: rows.certificates[0]?.total ?? 0,
    expiring: toExpiring(rows.expiring),
    revoked: toRevoked(rows.revoked),
  };
}

type Scores = NonNullable<z.output<typeof dashboardView>['client']>['scores'];

/** Number of scores in the list; the comparison of branches shows the rest. */
const scoresShown = 100;

/** Latest score per branch and service, with its change from the previous one; largest decrease first, then lowest score. */
function selectBranchScores(db: Queryable, ownBranches: SQL | undefined, within: SQL | undefined) {
  const { branches, services } = tables;
  const [branchId, serviceId] = [qualified(branches.id), qualified(services.id)];
  const scored = sql`(select latest.* from ${branches} join ${services} on ${qualified(services.subject)} = 'branch'
    cross join lateral (${latestScore(branchId, serviceId)}) as latest where ${ownBranches}) as scored`;
  const latest = sql<number>`scored.score`;
  const grade = sql<string | null>`scored.grade`;
  const change = sql<number | null>`round((scored.score - scored.before)::numeric, 1)::float8`;
  return selectRequests(db, { latest, grade, change })
    .innerJoin(scored, eq(sql`scored.id`, requests.id))
    .where(within)
    .orderBy(sql`coalesce(${change}, 0)`, latest, desc(requests.id))
    .limit(scoresShown);
}

function toBranchScores(rows: Awaited<ReturnType<typeof selectBranchScores>>): Scores {
  return rows.map((row) => ({
    ...aboutRequest(row),
    score: row.latest,
    grade: row.grade,
    change: row.change,
  }));
}
