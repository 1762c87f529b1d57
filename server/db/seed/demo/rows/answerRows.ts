import type { answers } from '../../../schema/requests';
import { type Case, has, lastAt } from '../cases/case';
import { type Found, isFault } from '../course/findings';
import type { FileShelf } from '../fileShelf';
import { evidenceScenes } from '../pictures/evidenceScene';

type NewAnswer = typeof answers.$inferInsert;

/** The filled form with its evidence; empty before the inspector handed it in. */
export function answerRows(one: Case, shelf: FileShelf): NewAnswer[] {
  const handedIn = lastAt(one, 'submitForm');
  if (!handedIn) return [];
  const changed = has(one, 'updateAnswers') ? one.findings.found.find(isFault) : undefined;
  return one.findings.found.map((found) => ({
    requestId: one.id,
    vehicleId: found.vehicleId,
    questionKey: found.question.key,
    score: found.score,
    reading: found.reading,
    note: found.note,
    fileIds: evidenceOf(one, found, handedIn, shelf),
    ...(found === changed && { inspectorScore: 2 as const, changedById: one.people.supervisor.id }),
  }));
}

function evidenceOf(one: Case, found: Found, at: Date, shelf: FileShelf): string[] {
  const { question, category, score, reading } = found;
  const shown = reading === null ? '' : reading.toFixed(1);
  return evidenceScenes(category, one.form.form.subject, question, score).map((scene) =>
    shelf.scene(scene, one.people.inspector.id, at, shown),
  );
}
