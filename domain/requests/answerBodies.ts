import { z } from 'zod';
import type { Localized } from 'sijil/base/i18n/localized';
import { plainText } from 'sijil/schema/plainText';
import {
  dateTime,
  decimal,
  defineShape,
  integer,
  json,
  longText,
  ownedList,
  reference,
  references,
  text,
} from 'sijil/schema/index';
import { readings } from '../forms/kinds/reading';
import { version } from './stepBodies';

/**
 * Answer of the form, by the inspector or as changed by the supervisor; a null score means «not applicable». `entries` are the
 * keys of the chosen options, or the single text or date.
 */
const answerFields = {
  vehicleId: reference({ label: { ar: 'المركبة', en: 'Vehicle' }, to: 'vehicles' }),
  questionKey: text({ label: { ar: 'السؤال', en: 'Question' }, required: true, max: 80 }),
  score: integer({ label: { ar: 'الدرجة', en: 'Score' }, min: 0, max: 2 }),
  reading: decimal({ label: { ar: 'القراءة', en: 'Reading' }, ...readings }),
  entries: json({
    label: { ar: 'الإجابة', en: 'Answer' },
    schema: z.array(plainText(1000)).max(20),
  }),
  note: longText({ label: { ar: 'تعليق', en: 'Note' }, max: 1000 }),
  fileIds: references({ label: { ar: 'الأدلة', en: 'Evidence' }, to: 'files' }),
};

/** Answer of an inspector, with what was corrected during the visit: at least one photo, and a note. */
const inspectorAnswerFields = {
  ...answerFields,
  mendedFileIds: references({
    label: { ar: 'صور بعد التصحيح', en: 'Photos after the correction' },
    to: 'files',
  }),
  mendedNote: longText({
    label: { ar: 'التصحيح أثناء الزيارة', en: 'Correction during the visit' },
    max: 1000,
  }),
};

const endedAt = dateTime({ label: { ar: 'وقت الانتهاء', en: 'Ended' } });

const device = text({ label: { ar: 'الجهاز', en: 'Device' }, required: true, max: 36 });

const draftNumber = <R extends boolean>(required: R) =>
  integer({ label: { ar: 'رقم المسودة', en: 'Draft number' }, required, min: 1, max: 1_000_000_000 });

/** SHA-256 of each photo of an answer; of a returned form, the id of its file. */
const photoNames = (label: Localized) => json({ label, schema: z.array(plainText(64)).max(100) });

export const submitFormBody = defineShape({
  version,
  /** The latest draft of the visit that the answers contain. */
  draftNumber: draftNumber(false),
  endedAt,
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    required: true,
    max: 2000,
    fields: inspectorAnswerFields,
  }),
});

/**
 * Answers of a visit so far, by the phone's clock. A draft follows the one with the number before it; an answer has the device
 * on which it was given, and the names of its photos.
 */
export const draftBody = defineShape({
  device,
  number: draftNumber(true),
  at: dateTime({ label: { ar: 'وقت الإرسال', en: 'Sent at' }, required: true }),
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    max: 2000,
    fields: {
      vehicleId: answerFields.vehicleId,
      questionKey: answerFields.questionKey,
      score: answerFields.score,
      reading: answerFields.reading,
      entries: answerFields.entries,
      note: answerFields.note,
      photos: photoNames({ ar: 'الصور', en: 'Photos' }),
      mendedPhotos: photoNames(inspectorAnswerFields.mendedFileIds.label),
      mendedNote: inspectorAnswerFields.mendedNote,
      changedAt: dateTime({ label: { ar: 'وقت الإجابة', en: 'Answered at' }, required: true }),
      device,
    },
  }),
  photos: ownedList({
    label: { ar: 'الصور', en: 'Photos' },
    item: { ar: 'صورة', en: 'Photo' },
    max: 2000,
    fields: {
      name: text({ label: { ar: 'بصمة SHA-256', en: 'SHA-256' }, required: true, max: 64 }),
      fileId: reference({ label: { ar: 'الملف', en: 'File' }, to: 'files' }),
    },
  }),
});

/** Finished work of a visit that is no longer the inspector's, by the phone's clock. */
export const leftoverBody = defineShape({
  draftNumber: submitFormBody.fields.draftNumber,
  startedAt: dateTime({ label: { ar: 'وقت البدء', en: 'Started' } }),
  endedAt,
  answers: submitFormBody.fields.answers,
});

/**
 * Changes of a supervisor. The note is added to the inspector's; another score, reading or entry requires a reason, which the
 * server demands only where one really changes.
 */
export const changeAnswersBody = defineShape({
  version,
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    required: true,
    max: 2000,
    fields: {
      ...answerFields,
      note: longText({ label: { ar: 'تعليق المشرف', en: 'Supervisor’s note' }, max: 1000 }),
      reason: longText({ label: { ar: 'سبب التغيير', en: 'Reason for the change' }, max: 500 }),
    },
  }),
});

/** Unsaved changes, to preview the results with them. */
export const outcomeBody = defineShape({
  answers: ownedList({
    label: { ar: 'الإجابات', en: 'Answers' },
    item: { ar: 'إجابة', en: 'Answer' },
    max: 2000,
    fields: {
      vehicleId: answerFields.vehicleId,
      questionKey: answerFields.questionKey,
      score: answerFields.score,
      reading: answerFields.reading,
      entries: answerFields.entries,
    },
  }),
});
