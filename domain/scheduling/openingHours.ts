import type { Localized } from '../i18n/localized';
import { minuteMs, riyadhDate, riyadhInstant } from '../time/riyadhTime';

interface Answer {
  readonly question: Localized;
  readonly answer: string;
}

/** Minutes after midnight; a kitchen that closes after midnight closes before it opens. */
interface OpeningHours {
  readonly opens: number;
  readonly closes: number;
}

const asked = /أوقات (?:ال)?عمل|ساعات (?:ال)?عمل|opening hours|working hours/i;
const clock =
  /(\d{1,2})(?::(\d{2}))?\s*(بعد منتصف الليل|منتصف الليل|صباح|فجر|ص(?=\s|$)|ظهر|عصر|مساء|ليل|م(?=\s|$)|[ap]\.?m)/gi;
const morning = /^(?:بعد منتصف|صباح|فجر|ص|a)/i;
const midnight = /^منتصف/;
const dayMinutes = 24 * 60;

/** The hours that a client has stated in an order; null where none are stated, or not as two times of the clock. */
export function statedOpeningHours(answers: readonly Answer[]): OpeningHours | null {
  const found = answers.find(({ question }) => asked.test(question.ar) || asked.test(question.en));
  const times = [...(found?.answer ?? '').matchAll(clock)].map(([, hour, minute = '0', part = '']) =>
    toMinutes(Number(hour), Number(minute), part),
  );
  const [opens, closes] = times;
  // Two shifts in one answer are not guessed at.
  return times.length === 2 && opens != null && closes != null ? { opens, closes } : null;
}

/** Null for no time of a clock of twelve hours. */
function toMinutes(hour: number, minute: number, part: string): number | null {
  if (hour < 1 || hour > 12 || minute > 59) return null;
  const early = morning.test(part) || midnight.test(part) || (part === 'ليل' && hour === 12);
  return (hour % 12) * 60 + minute + (early ? 0 : dayMinutes / 2);
}

/** True where a visit would begin while the client, by their own answer, is closed. */
export function isOutsideOpening(visitAt: Date, answers: readonly Answer[]): boolean {
  const hours = statedOpeningHours(answers);
  if (!hours || hours.opens === hours.closes) return false;
  const { opens, closes } = hours;
  const at = (visitAt.getTime() - riyadhInstant(riyadhDate(visitAt)).getTime()) / minuteMs;
  return opens < closes ? at < opens || at >= closes : at < opens && at >= closes;
}
