import { and, desc, eq } from 'drizzle-orm';
import type { Queryable } from 'sijil/server/db/connect';
import { ApiError } from 'sijil/server/http/apiError';
import { type RequestScore, scoreParts } from '#domain/scoring/scoreRequest';
import type { RequestRow } from '../../workflow/effect';
import { correctiveItems, requestHistory } from '../../db/schema/requests';
import { type FilledForm, loadFilledForm } from './loadFilledForm';

interface ScoredForm extends FilledForm {
  /** Present score. */
  readonly score: RequestScore;
  /** Score of the visit itself, without later corrections; a withdrawn finding counts as never made. */
  readonly atVisit: RequestScore;
  /** Time at which the corrective list was approved; null before. */
  readonly correctedAt: Date | null;
  /** Questions of a part that count as compliant since then: corrected, or with a withdrawn finding. */
  readonly correctedKeysOf: (vehicleId: string | null) => readonly string[];
  /** Those of them whose finding was contested successfully. */
  readonly withdrawnKeysOf: (vehicleId: string | null) => readonly string[];
}

/**
 * The filled form with its present scores: once a corrective list is approved, accepted items are compliant.
 * @throws ApiError not_found before the inspector has submitted it.
 */
export async function loadScoredForm(db: Queryable, request: RequestRow): Promise<ScoredForm> {
  const filled = await loadFilledForm(db, request);
  if (filled.parts.some(({ rows }) => rows.length === 0)) throw new ApiError('not_found');
  const correctedAt = await correctionsApprovedAt(db, request.id);
  const settled = correctedAt ? await loadSettledKeys(db, request.id) : null;
  const correctedKeysOf = settled?.acceptedKeysOf ?? (() => []);
  const withdrawnKeysOf = settled?.withdrawnKeysOf ?? (() => []);
  const scored = (keysOf: (vehicleId: string | null) => readonly string[]) =>
    scoreParts(
      filled.form,
      filled.parts.map(({ vehicle, answers }) => {
        const vehicleId = vehicle?.id ?? null;
        return { vehicleId, answers, acceptedKeys: keysOf(vehicleId) };
      }),
    );
  const [score, atVisit] = [scored(correctedKeysOf), scored(withdrawnKeysOf)];
  return { ...filled, score, atVisit, correctedAt, correctedKeysOf, withdrawnKeysOf };
}

/** Time of the corrective list's approval, from which accepted corrections count in the score; null before. */
async function correctionsApprovedAt(db: Queryable, requestId: string): Promise<Date | null> {
  const [step] = await db
    .select({ at: requestHistory.at })
    .from(requestHistory)
    .where(
      and(eq(requestHistory.requestId, requestId), eq(requestHistory.transition, 'approveCorrectiveActions')),
    )
    .orderBy(desc(requestHistory.position))
    .limit(1);
  return step?.at ?? null;
}

type KeysOf = (vehicleId: string | null) => string[];

/** Questions with an accepted correction or a withdrawn finding, by vehicle (null for a branch). */
export async function loadAcceptedKeys(db: Queryable, requestId: string): Promise<KeysOf> {
  return (await loadSettledKeys(db, requestId)).acceptedKeysOf;
}

/** Accepted items, and those of them that were contested successfully, which count as never found. */
async function loadSettledKeys(
  db: Queryable,
  requestId: string,
): Promise<{ readonly acceptedKeysOf: KeysOf; readonly withdrawnKeysOf: KeysOf }> {
  const { vehicleId: ofVehicle, questionKey, contested, verdict } = correctiveItems;
  const rows = await db
    .select({ vehicleId: ofVehicle, questionKey, contested })
    .from(correctiveItems)
    .where(and(eq(correctiveItems.requestId, requestId), eq(verdict, 'accepted')));
  const keysOf =
    (some: typeof rows): KeysOf =>
    (vehicleId) =>
      some.filter((row) => row.vehicleId === vehicleId).map((row) => row.questionKey);
  return { acceptedKeysOf: keysOf(rows), withdrawnKeysOf: keysOf(rows.filter((row) => row.contested)) };
}
