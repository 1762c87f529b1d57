import type { ResultsView } from '#domain/api/requestViews';
import { type AnswerEdit, answerKey, type Draft } from '@/requests/results/answerEdit';

/** True when an edit says no more than what is saved already. */
export function isSameChange(results: ResultsView, edit: AnswerEdit): boolean {
  const saved = savedAnswer(results, edit);
  if (!saved) return false;
  const sameNote = edit.note === undefined || edit.note === (saved.supervisorNote ?? '');
  return sameNote && !isRescored(results, edit);
}

/** True when an edit gives another answer than the one saved: that needs its reason. */
export function isRescored(results: ResultsView, edit: AnswerEdit): boolean {
  const saved = savedAnswer(results, edit);
  if (!saved) return false;
  const { score = saved.score, reading = saved.reading, entries = saved.entries } = edit;
  return score !== saved.score || reading !== saved.reading || String(entries) !== String(saved.entries);
}

function savedAnswer(results: ResultsView, edit: Pick<AnswerEdit, 'vehicleId' | 'questionKey'>) {
  const part = results.parts.find(({ vehicle }) => (vehicle?.id ?? null) === edit.vehicleId);
  return part?.categories.flatMap(({ questions }) => questions).find(({ key }) => key === edit.questionKey);
}

/** Messages of the API about answers, by `answerKey`: its fields are `answers.<vehicle>.<question>`. */
export function problemsByAnswer(
  fields: Readonly<Record<string, readonly string[]>>,
): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(fields).flatMap(([field, messages]) => {
      const [list, ...path] = field.split('.');
      if (list !== 'answers' || path.length === 0) return [];
      const [vehicleId, questionKey] = path.length > 1 ? path : [null, path[0]];
      return [[answerKey(vehicleId ?? null, questionKey ?? ''), messages.join(' ')]];
    }),
  );
}

/** The body of `updateAnswers`: only what was changed; an emptied note is taken away. */
export function toAnswersBody(version: number, edits: ReadonlyMap<string, AnswerEdit>) {
  return {
    version,
    answers: [...edits.values()].map(({ vehicleId, questionKey, score, reading, entries, note, reason }) => ({
      questionKey,
      ...(vehicleId && { vehicleId }),
      ...(score !== undefined && { score }),
      ...(reading !== undefined && { reading }),
      ...(entries !== undefined && { entries: [...entries] }),
      ...(note !== undefined && { note: note.trim() || null }),
      ...(reason?.trim() && { reason: reason.trim() }),
    })),
  };
}

/** Drafts of the changed or refused answers, by `answerKey`. */
export function draftsOf(
  results: ResultsView,
  edits: ReadonlyMap<string, AnswerEdit>,
  problems: ReadonlyMap<string, string>,
): ReadonlyMap<string, Draft> {
  return new Map(
    [...new Set([...edits.keys(), ...problems.keys()])].map((key) => {
      const edit = edits.get(key);
      const rescored = edit !== undefined && isRescored(results, edit);
      return [key, { reason: edit?.reason ?? '', rescored, problem: problems.get(key) ?? '' }];
    }),
  );
}
