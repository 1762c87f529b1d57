import type { Score } from '#domain/forms/answer';
import type { FormQuestion, InspectionForm } from '#domain/forms/inspectionForm';
import { need } from '../demoBusiness';
import { type Photo, questionPhotos } from './questionPhotos';

/** The photo of a question of a shipped form. */
function photoOf(subject: InspectionForm['subject'], key: string): Photo {
  return need(questionPhotos[subject][key], `photo for the question ${key}`);
}

const isPaper = ({ scene }: Photo) => scene === 'document';

/** A paper as found: with missing lines where the answer failed. */
const paper = ({ caption }: Photo, failed: boolean): Photo => ({
  scene: failed ? 'gaps' : 'document',
  caption,
});

const closeUp = ({ scene, caption: { ar, en } }: Photo): Photo => ({
  scene,
  caption: { ar: `${ar} عن قرب`, en: `${en}, close up` },
});

const proof: Photo = {
  scene: 'document',
  caption: { ar: 'إثبات التصحيح', en: 'Proof of correction' },
};

const readingLog: Photo = { scene: 'gaps', caption: { ar: 'سجل القياسات', en: 'Temperature log' } };

/**
 * What an inspector photographs for an answer: nothing, the subject of the question, or also the document that it requires. A
 * critical failure adds a second view of the subject and, for a measurement, the log that should have shown it.
 */
export function evidencePhotos(
  subject: InspectionForm['subject'],
  question: FormQuestion,
  score: Score | null,
): Photo[] {
  if (score === null) return [];
  const failed = score < 2;
  const photo = photoOf(subject, question.key);
  if (isPaper(photo)) return failed || question.requiresFile ? [paper(photo, failed)] : [];
  const photos = question.requiresImage || failed ? [photo] : [];
  if (question.requiresFile) return [...photos, paper(photo, failed)];
  if (score !== 0 || question.severity !== 'critical') return photos;
  const isMeasured = question.kind === 'temperature';
  return [...photos, closeUp(photo), ...(isMeasured ? [readingLog] : [])];
}

/** What a client uploads with a correction: a photo of the question's subject or its paper, and a proof. */
export function correctionPhotos(subject: InspectionForm['subject'], question: FormQuestion): Photo[] {
  return [photoOf(subject, question.key), proof];
}
