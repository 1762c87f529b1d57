import type { Queryable } from '../../../db/connect';
import { ApiError } from '../../../http/apiError';
import type { RequestRow } from '../../../workflow/requestRow';
import { type FilledForm, loadFilledForm } from '../answers/loadFilledForm';
import { type RequestScore, scoreParts } from '../answers/scoreParts';
import { loadAcceptedKeys } from '../corrections/loadAcceptedKeys';
import { correctionsApproved } from './correctionsApproved';

export interface ScoredForm extends FilledForm {
  readonly score: RequestScore;
}

/**
 * The filled form with its scores as they count now: after an approved corrective list what was accepted is compliant.
 * @throws ApiError not_found before the inspector has submitted it.
 */
export async function loadScoredForm(db: Queryable, request: RequestRow): Promise<ScoredForm> {
  const filled = await loadFilledForm(db, request);
  if (filled.parts.some(({ rows }) => rows.length === 0)) throw new ApiError('not_found');
  const approved = await correctionsApproved(db, request.id);
  const acceptedKeysOf = approved ? await loadAcceptedKeys(db, request.id) : () => [];
  const parts = filled.parts.map(({ vehicle, answers }) => {
    const vehicleId = vehicle?.id ?? null;
    return { vehicleId, answers, acceptedKeys: acceptedKeysOf(vehicleId) };
  });
  return { ...filled, score: scoreParts(filled.form, parts) };
}
