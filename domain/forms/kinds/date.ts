import { formatDate } from '#framework/base/formats/dates';
import { defineAnswerKind } from './answerKind';

/** True for a day that exists: JavaScript reads 30 February as 2 March. */
function isDay(text: string): boolean {
  if (!/^[1-9]\d{3}-\d{2}-\d{2}$/.test(text)) return false;
  const instant = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(text);
}

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
