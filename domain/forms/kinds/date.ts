import { formatDate } from '#framework/base/formats/dates';
import { addDays } from '#framework/base/time/riyadhTime';
import { defineAnswerKind } from './answerKind';

const isDay = (text: string): boolean =>
  /^[1-9]\d{3}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && addDays(text, 0) === text;

/** A day, such as that until which a licence is valid; compliant from the day of the visit on where the question says so. */
export const date = defineAnswerKind({
  label: { ar: 'تاريخ', en: 'Date' },
  input: 'date',
  parts: ['validOnVisit'],
  start: { validOnVisit: true },
  scoredBy: ({ validOnVisit }) => (validOnVisit ? 'answer' : 'nothing'),
  // Days written as YYYY-MM-DD are in the order of their letters.
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
