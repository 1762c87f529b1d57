import { and, count, eq, desc, type SQL, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { soonUntil } from '#domain/certificates/certificateState';
import type { dashboardView } from '#domain/api/dashboardViews';
import { riyadhDate } from '#framework/base/time/riyadhTime';
import type { Actor as AccessActor } from '#framework/schema/access';
import { resources } from '#resources';
import type { AppContext } from '#framework/server/http/appContext';
import type { Database, Queryable } from '#framework/server/db/connect';
import { batchSelect } from '#framework/server/db/batchSelect';
import type { Given } from '#framework/server/db/statement';
import type { Actor } from '#framework/server/http/actor';
import { readableRows } from '#framework/server/resources/rowFilter';
import { requests } from '../../db/schema/requests';
import { latestScores } from '../../records/standingFields';
import { aboutRequest, selectRequests } from '../requests/summaryRows';
import { candidateMoments, readClientMoves, selectCandidates } from './readClientMoves';
import {
  countValidCertificates,
  selectExpiring,
  selectRevoked,
  toExpiring,
  toRevoked,
} from './readCertificates';
import { selectNextPayment, selectNextVisit, toNextPayment, toNextVisit } from './readNext';
import { readPackages, selectPurchases } from './readPackages';
import { selectRunning, toRunning } from './readRunning';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** Statements of the home in one batch: for all branches that the actor may see, or for one. */
const readHome = {
  all: batchSelect('client home', parts(false)),
  one: batchSelect('branch home', parts(true)),
};

function parts(ofOneBranch: boolean) {
  return (db: Database, given: Given, actor: AccessActor) => {
    const within = and(
      readableRows(resources.requests, actor, given),
      ofOneBranch ? eq(requests.branchId, given('branchId')) : undefined,
    );
    return {
      all: db.select({ total: count() }).from(requests).where(within),
      candidates: selectCandidates(db, within, given),
      ...selectRunning(db, within),
      nextVisit: selectNextVisit(db, within, given),
      nextPayment: selectNextPayment(db, within),
      scores: selectBranchScores(db, within),
      purchases: selectPurchases(db, given),
      certificates: countValidCertificates(db, within, given),
      expiring: selectExpiring(db, within, given),
      revoked: selectRevoked(db, within),
    };
  };
}

/** Client's home: every part over all requests that the actor may see, or over those of one branch. */
export async function loadClientDashboard(
  api: AppContext,
  actor: Actor,
  branchId: string | undefined,
): Promise<ClientDashboard> {
  const { db } = api;
  const now = api.clock();
  const moments = { now, today: riyadhDate(now), soonUntil: soonUntil(now), ...candidateMoments(now) };
  const read = branchId === undefined ? readHome.all : readHome.one;
  const rows = await read(db, actor, { ...moments, branchId });
  const [moves, packages] = await Promise.all([
    readClientMoves(db, actor, rows.candidates, now),
    readPackages(db, actor, rows.purchases, now),
  ]);
  return {
    requests: rows.all[0]?.total ?? 0,
    moves,
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

/**
 * Latest score per branch and service, with its change from the one before; the worst change first, then the lowest
 * score.
 */
function selectBranchScores(db: Queryable, within: SQL | undefined) {
  const latest = sql<number>`scored.score`;
  const change = sql<number | null>`round((scored.score - scored.before)::numeric, 1)::float8`;
  return selectRequests(db, { latest, change })
    .innerJoin(sql`(${latestScores(within)}) as scored`, eq(sql`scored.id`, requests.id))
    .orderBy(sql`coalesce(${change}, 0)`, latest, desc(requests.id));
}

function toBranchScores(rows: Awaited<ReturnType<typeof selectBranchScores>>): Scores {
  return rows.map((row) => ({ ...aboutRequest(row), score: row.latest, change: row.change }));
}
