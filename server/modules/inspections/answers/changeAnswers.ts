import { and, eq, isNull } from 'drizzle-orm';
import type { Language } from '#domain/i18n/localized';
import type { Transaction } from '../../../db/connect';
import { answers } from '../../../db/schema/requests';
import type { Actor } from '../../../http/actor';
import type { RequestRow } from '../../../workflow/requestRow';
import { assertAnswers } from './assertAnswers';
import { type GivenAnswer, type GivenPart, toAnswer, toGivenParts } from './givenAnswers';
import { type AnswerRow, type FormPart, loadFilledForm } from './loadFilledForm';
import { loadFileKinds } from './loadFileKinds';

interface Change {
  readonly actor: Actor;
  readonly language: Language;
  readonly given: readonly GivenAnswer[];
}

/**
 * A supervisor's changes to the inspector's answers. What a change does not mention stays; the whole form must still
 * stand afterwards. The inspector's own score is kept beside the first change of it.
 * @throws ApiError validation_failed, as `assertAnswers` does.
 */
export async function changeAnswers(
  tx: Transaction,
  request: RequestRow,
  { actor, language, given }: Change,
): Promise<void> {
  const { form, parts } = await loadFilledForm(tx, request);
  const rows = parts.flatMap((part) => part.rows);
  const changes = given.map((change) => merge(rows, change));
  const vehicleIds = parts.flatMap(({ vehicle }) => vehicle?.id ?? []);
  const changed = toGivenParts(changes, vehicleIds, language);
  const attached = rows.flatMap(({ fileIds }) => fileIds);
  const kindOf = await loadFileKinds(
    tx,
    actor.userId,
    [...attached, ...changes.flatMap(({ fileIds }) => fileIds ?? [])],
    attached,
  );
  assertAnswers(
    form,
    parts.map((part, index) => withChanges(part, changed[index])),
    kindOf,
    language,
  );
  for (const change of changes) await write(tx, request.id, rowOf(rows, change), change, actor.userId);
}

function rowOf(rows: readonly AnswerRow[], { vehicleId, questionKey }: GivenAnswer): AnswerRow | undefined {
  return rows.find((row) => row.vehicleId === (vehicleId ?? null) && row.questionKey === questionKey);
}

function merge(rows: readonly AnswerRow[], change: GivenAnswer): GivenAnswer {
  const row = rowOf(rows, change);
  const { score = row?.score, reading = row?.reading, note = row?.note, fileIds = row?.fileIds } = change;
  return { ...change, score, reading, note, fileIds };
}

function withChanges(part: FormPart, changed: GivenPart | undefined): GivenPart {
  const keys = new Set(changed?.answers.map(({ questionKey }) => questionKey));
  return {
    vehicleId: part.vehicle?.id ?? null,
    answers: [
      ...part.answers.filter(({ questionKey }) => !keys.has(questionKey)),
      ...(changed?.answers ?? []),
    ],
  };
}

async function write(
  tx: Transaction,
  requestId: string,
  row: AnswerRow | undefined,
  change: GivenAnswer,
  supervisorId: string,
): Promise<void> {
  const { questionKey, score, reading, note, fileIds } = toAnswer(change);
  const values = { score, reading: reading ?? null, note: note ?? null, fileIds: [...fileIds] };
  const vehicleId = change.vehicleId ?? null;
  await tx
    .update(answers)
    .set({
      ...values,
      inspectorScore: row?.changedById ? row.inspectorScore : (row?.score ?? null),
      changedById: supervisorId,
    })
    .where(
      and(
        eq(answers.requestId, requestId),
        vehicleId === null ? isNull(answers.vehicleId) : eq(answers.vehicleId, vehicleId),
        eq(answers.questionKey, questionKey),
      ),
    );
}
