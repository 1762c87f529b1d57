import { defineAnswerKind } from './answerKind';
import { formatDate, isDay } from '#framework/base/formats/dates';

/** Number of characters that a written answer may have. */
export const longestText = 1000;

/** Words of the inspector, which are only recorded. */
export const textAnswer = defineAnswerKind({
  label: { ar: 'نص', en: 'Text' },
  input: 'text',
  scoredBy: () => 'nothing',
  answerProblems: (_, { entries: [said = ''] = [] }) => {
    if (said.trim() === '') return ['text_required'];
    return said.length > longestText ? ['text_too_long'] : [];
  },
  isEmpty: ({ entries: [said = ''] = [] }) => said.trim() === '',
  tidy: ({ entries: [said = ''] = [] }) => ({ entries: [said.trim()] }),
  say: (_, { entries: [said] = [] }) => (said ? { ar: said, en: said } : null),
});

/** A day, such as the last day of a licence; where the question says so, it is compliant from the day of the visit on. */
export const dateAnswer = defineAnswerKind({
  label: { ar: 'تاريخ', en: 'Date' },
  input: 'date',
  parts: ['validOnVisit'],
  start: { validOnVisit: true },
  scoredBy: ({ validOnVisit }) => (validOnVisit ? 'answer' : 'nothing'),
  // ISO days sort as texts.
  score: (_, { entries: [day = ''] = [] }, visitOn) => (day < visitOn ? 0 : 2),
  answerProblems: (_, { entries: [day] = [] }) => {
    if (!day) return ['date_required'];
    return isDay(day) ? [] : ['date_invalid'];
  },
  isEmpty: ({ entries: [day] = [] }) => !day,
  tidy: ({ entries = [] }) => ({ entries: entries.slice(0, 1) }),
  say: (_, { entries: [day] = [] }) =>
    day && isDay(day) ? { ar: formatDate(day, 'ar'), en: formatDate(day, 'en') } : null,
});

const isEmpty = ({ fileIds = [] }: { readonly fileIds?: readonly string[] }) => fileIds.length === 0;

/** A photo, which is only recorded. */
export const photoAnswer = defineAnswerKind({
  label: { ar: 'صورة', en: 'Photo' },
  scoredBy: () => 'nothing',
  pictureMissing: 'image_required',
  isEmpty,
});

/** The signature of the inspected party, uploaded as a picture. */
export const signatureAnswer = defineAnswerKind({
  label: { ar: 'توقيع', en: 'Signature' },
  scoredBy: () => 'nothing',
  pictureMissing: 'signature_required',
  isEmpty,
});

/** Compliance, scored by the inspector. */
export const complianceAnswer = defineAnswerKind({ label: { ar: 'مطابقة', en: 'Compliance' } });
