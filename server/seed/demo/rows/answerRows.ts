import type { answerChanges, answers } from '../../../db/schema/requests';
import { type Case, has, lastAt } from '../cases/case';
import { type Found, isFault } from '../scenario/findings';
import { demoTexts } from '../data/texts';
import type { DemoFiles } from '../fileShelf';
import { evidenceScenes } from '../pictures/evidenceScene';

type NewAnswer = typeof answers.$inferInsert;
type NewChange = typeof answerChanges.$inferInsert;

/** The filled form with its evidence; empty before the inspector submitted it. */
export function answerRows(one: Case, shelf: DemoFiles): NewAnswer[] {
  const handedIn = lastAt(one, 'submitForm');
  if (!handedIn) return [];
  const changed = changedBySupervisor(one);
  const spared = sparedBySupervisor(one);
  return one.findings.found.map((found) => ({
    requestId: one.id,
    vehicleId: found.vehicleId,
    questionKey: found.question.key,
    score: found.score,
    reading: found.reading,
    note: found.note,
    fileIds: evidenceOf(one, found, handedIn, shelf),
    ...(found === changed && {
      inspectorScore: 2 as const,
      inspectorReading: found.reading,
      changedById: one.people.supervisor.id,
      supervisorNote: demoTexts.changedAnswer.note,
    }),
    ...(found === spared && {
      inspectorScore: 1 as const,
      inspectorReading: found.reading,
      changedById: one.people.supervisor.id,
      supervisorNote: demoTexts.sparedAnswer.note,
    }),
  }));
}

/** The supervisor saw in the photo what the inspector had counted as compliant; never where a reading would contradict it. */
function changedBySupervisor(one: Case): Found | undefined {
  if (!has(one, 'updateAnswers')) return undefined;
  return one.findings.found.find((found) => isFault(found) && found.reading === null);
}

/** Now and then the inspector was too strict: what the photo shows is in order. */
function sparedBySupervisor(one: Case): Found | undefined {
  if (!has(one, 'updateAnswers') || one.findings.found.length % 2 === 0) return undefined;
  return one.findings.found.find((found) => found.score === 2 && found.reading === null);
}

export function answerChangeRows(one: Case): NewChange[] {
  const at = lastAt(one, 'updateAnswers');
  if (!at) return [];
  const rowOf = (found: Found | undefined, scoreBefore: 1 | 2, reason: string): NewChange[] =>
    found
      ? [
          {
            requestId: one.id,
            vehicleId: found.vehicleId,
            questionKey: found.question.key,
            scoreBefore,
            scoreAfter: found.score,
            reason,
            changedById: one.people.supervisor.id,
            at,
          },
        ]
      : [];
  return [
    ...rowOf(changedBySupervisor(one), 2, demoTexts.changedAnswer.reason),
    ...rowOf(sparedBySupervisor(one), 1, demoTexts.sparedAnswer.reason),
  ];
}

function evidenceOf(one: Case, found: Found, at: Date, shelf: DemoFiles): string[] {
  const { question, category, score, reading } = found;
  const shown = reading === null ? '' : reading.toFixed(1);
  return evidenceScenes(category, one.form.form.subject, question, score).map((scene) =>
    shelf.scene(scene, one.people.inspector.id, at, shown),
  );
}
