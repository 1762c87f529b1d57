import type { Localized } from '#framework/base/i18n/localized';
import { minuteMs, riyadhDate, riyadhInstant } from '#framework/base/time/riyadhTime';

interface Answer {
  readonly question: Localized;
  readonly answer: string;
}

/** Minutes after midnight; `closes` is less than `opens` when a kitchen closes after midnight. */
interface OpeningHours {
  readonly opens: number;
  readonly closes: number;
}

const openingQuestion = /أوقات (?:ال)?عمل|ساعات (?:ال)?عمل|opening hours|working hours/i;
const clock =
  /(\d{1,2})(?::(\d{2}))?\s*(بعد منتصف الليل|منتصف الليل|صباح|فجر|ص(?=\s|$)|ظهر|عصر|مساء|ليل|م(?=\s|$)|[ap]\.?m)/gi;
const morning = /^(?:بعد منتصف|صباح|فجر|ص|a)/i;
const midnight = /^منتصف/;
const dayMinutes = 24 * 60;

/** Opening hours that the client gave in an order; null without an answer, or when it is not two clock times. */
export function statedOpeningHours(answers: readonly Answer[]): OpeningHours | null {
  const found = answers.find(
    ({ question }) => openingQuestion.test(question.ar) || openingQuestion.test(question.en),
  );
  const times = [...(found?.answer ?? '').matchAll(clock)].map(([, hour, minute = '0', part = '']) =>
    minutesOfDay(Number(hour), Number(minute), part),
  );
  const [opens, closes] = times;
  // Two shifts in one answer are not guessed at.
  return times.length === 2 && opens != null && closes != null ? { opens, closes } : null;
}

/** Minutes after midnight of a 12-hour clock time; null for an invalid one. */
function minutesOfDay(hour: number, minute: number, part: string): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const early = morning.test(part) || midnight.test(part) || (part === 'ليل' && hour === 12);
  return (hour % 12) * 60 + minute + (early ? 0 : dayMinutes / 2);
}

/** Opening check: true when a visit begins outside the opening hours that the client gave. */
export function isOutsideOpening(visitAt: Date, answers: readonly Answer[]): boolean {
  const hours = statedOpeningHours(answers);
  if (!hours || hours.opens === hours.closes) return false;
  const { opens, closes } = hours;
  const at = (visitAt.getTime() - riyadhInstant(riyadhDate(visitAt)).getTime()) / minuteMs;
  return opens < closes ? at < opens || at >= closes : at < opens && at >= closes;
}
