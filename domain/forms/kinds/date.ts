import { formatDate, isDay } from '#framework/base/formats/dates';
import { defineAnswerKind } from './answerKind';

/** A day, such as the last day of a licence; where the question says so, it is compliant from the day of the visit on. */
export const date = defineAnswerKind({
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
