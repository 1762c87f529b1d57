import { and, eq, type SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { dashboardView } from '#domain/api/dashboardViews';
import { resources } from '#resources';
import type { AppContext } from '../../http/appContext';
import { requests } from '../../db/schema/requests';
import type { Actor } from '../../http/actor';
import { readableRows } from '../../resources/rowFilter';
import { readBranchScores } from './readBranchScores';
import { readClientMoves } from './readClientMoves';
import { countStandingCertificates, readExpiring } from './readExpiring';
import { readNextPayment, readNextVisit } from './readNext';
import { readRunning } from './readRunning';
import { readPackages } from './readPackages';

type ClientDashboard = NonNullable<z.output<typeof dashboardView>['client']>;

/** What a client's home shows: every part over all requests that the actor may see, or over those of one branch. */
export async function loadClientDashboard(
  api: AppContext,
  actor: Actor,
  branchId: string | undefined,
): Promise<ClientDashboard> {
  const { db } = api;
  const now = api.clock();
  const within: SQL | undefined = and(
    readableRows(resources.requests, actor),
    branchId === undefined ? undefined : eq(requests.branchId, branchId),
  );
  const [total, moves, running, nextVisit, nextPayment, scores, packages, certificates, expiring] =
    await Promise.all([
      db.$count(requests, within),
      readClientMoves(db, actor, within, now),
      readRunning(db, within),
      readNextVisit(db, within, now),
      readNextPayment(db, within),
      readBranchScores(db, within),
      readPackages(db, actor, now),
      countStandingCertificates(db, within, now),
      readExpiring(db, within, now),
    ]);
  return {
    requests: total,
    moves,
    running,
    nextVisit,
    nextPayment,
    scores,
    packages,
    certificates,
    expiring,
  };
}
