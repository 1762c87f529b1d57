import { eq } from 'drizzle-orm';
import type { Database, Transaction } from '#framework/server/db/connect';
import { requests } from '../../../db/schema/requests';
import type { Actor } from '#framework/server/http/actor';
import type { AppContext } from '#framework/server/http/appContext';
import type { RequestRow } from '../../../workflow/effect';
import { seededRandom } from '../../sample/seededRandom';
import type { Case } from '../cases/case';
import { requestRow } from '../rows/requestRows';
import type { TimedStep } from '../scenario/timeScenario';
import { need } from '../demoBusiness';

/** Step of a request and its time. */
export interface Moment {
  /** The portal with its clock at that moment, all of its writing inside the demo's transaction. */
  readonly api: AppContext;
  readonly tx: Transaction;
  readonly one: Case;
  readonly step: TimedStep;
  /** Null where the portal itself takes the step. */
  readonly actor: Actor | null;
  readonly reason: string | null;
  /** False for what is so long ago that nobody keeps its notices. */
  readonly isRecent: boolean;
  /** The request as the step leaves it. */
  readonly readRequest: () => Promise<RequestRow>;
}

/** The portal at a moment of the past, all of its writing inside one transaction. */
export function portalAt(api: AppContext, tx: Transaction, at: Date): AppContext {
  return { ...api, db: tx as unknown as Database, clock: () => at };
}

/**
 * A request as it was after some of its steps: what its order and its steps say, with the scores and deadlines that have
 * been written so far.
 */
export async function requestAfter(
  tx: Transaction,
  one: Case,
  steps: readonly TimedStep[],
): Promise<RequestRow> {
  const [row] = await tx.select().from(requests).where(eq(requests.id, one.id));
  const present = need(row, `request ${one.id}`);
  const {
    status,
    statusSince,
    version,
    supervisorId,
    inspectorId,
    signedAt,
    startedAt,
    submittedAt,
    visitAt,
  } = requestRow({ ...one, steps, random: seededRandom(one.id) }, present.purchaseId);
  return {
    ...present,
    status,
    supervisorId: supervisorId ?? null,
    inspectorId: inspectorId ?? null,
    version: version ?? 1,
    statusSince: statusSince ?? one.placedAt,
    signedAt: signedAt ?? null,
    startedAt: startedAt ?? null,
    submittedAt: submittedAt ?? null,
    visitAt: visitAt ?? null,
  };
}
