import type { Localized } from '#framework/base/i18n/localized';
import type { OpeningSpan } from './openingHours';
import { weekdayNames } from './weekdays';

/** Answer to a service's question in an order. */
export interface StatedAnswer {
  readonly question: Localized;
  readonly answer: string;
}

const openingQuestion = /أوقات (?:ال)?عمل|ساعات (?:ال)?عمل|opening hours|working hours/i;
const clock =
  /(\d{1,2})(?::(\d{2}))?\s*(بعد منتصف الليل|منتصف الليل|صباح|فجر|ص(?=\s|$)|ظهر|عصر|مساء|ليل|م(?=\s|$)|[ap]\.?m)/gi;
const morning = /^(?:بعد منتصف|صباح|فجر|ص|a)/i;
const midnight = /^منتصف/;

/**
 * Opening hours of every day, from the answer to a service's question in an order; null without an answer, or when it is not
 * two clock times.
 */
export function statedOpeningHours(answers: readonly StatedAnswer[]): readonly OpeningSpan[] | null {
  const found = answers.find(
    ({ question }) => openingQuestion.test(question.ar) || openingQuestion.test(question.en),
  );
  const times = [...(found?.answer ?? '').matchAll(clock)].map(([, hour, minute = '0', part = '']) =>
    clockTime(Number(hour), Number(minute), part),
  );
  const [opens, closes] = times;
  // An answer with two shifts is ambiguous and ignored.
  return times.length === 2 && opens != null && closes != null
    ? [{ days: weekdayNames, hours: `${opens}-${closes}` }]
    : null;
}

/** `HH:MM` of a 12-hour clock time; null for an invalid one. */
function clockTime(hour: number, minute: number, part: string): string | null {
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const early = morning.test(part) || midnight.test(part) || (part === 'ليل' && hour === 12);
  const hours = (hour % 12) + (early ? 0 : 12);
  return `${String(hours).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}
