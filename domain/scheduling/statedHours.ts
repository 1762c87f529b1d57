import { cleanText } from 'sijil/base/formats/cleanText';
import { toLatinDigits } from 'sijil/base/formats/numbers';
import type { Localized } from 'sijil/base/i18n/localized';
import { keysOf } from 'sijil/base/objects';
import type { OpeningSpan } from './openingHours';
import { type Weekday, weekdayNames } from './weekdays';

/** Answer to a service's question in an order. */
export interface StatedAnswer {
  readonly question: Localized;
  readonly answer: string;
}

const openingQuestion = /أوقات (?:ال)?عمل|ساعات (?:ال)?عمل|opening hours|working hours/i;

/** Refusal of a text that `readOpeningHours` cannot read. */
export const unreadableHours = {
  ar: 'اكتب الأيام والساعات، مثل: السبت–الخميس \u206609:00–23:00\u2069، الجمعة \u206613:00–23:00\u2069.',
  en: 'Enter days and hours, such as: Saturday–Thursday 09:00–23:00, Friday 13:00–23:00.',
} as const;

/** Names of days as people write them, after `folded`. */
const dayNames: Readonly<Record<Weekday, RegExp>> = {
  sun: /^(?:ال)?احد$|^sun(?:day)?s?$/,
  mon: /^(?:ال)?اثنين$|^mon(?:day)?s?$/,
  tue: /^(?:ال)?ثلاثاء?$|^tue(?:s|sday)?s?$/,
  wed: /^(?:ال)?اربعاء?$|^wed(?:nesday)?s?$/,
  thu: /^(?:ال)?خميس$|^thu(?:r|rs|rsday)?s?$/,
  fri: /^(?:ال)?جمعه$|^fri(?:day)?s?$/,
  sat: /^(?:ال)?سبت$|^sat(?:urday)?s?$/,
};
const everyDay = /كل يوم|كل الايام|جميع الايام|طوال الاسبوع|يوميا|every ?day|daily|all week/;
const until = /^(?:الي|حتي|to|until|till|through)$/;
const filler =
  /^(?:من|يوم|ايام|الساعه|ساعات|اوقات|العمل|و|ثم|from|at|and|then|days?|hours?|working|opening)$/;

/** Words for a part of the day, after `folded`, with the hours in which it lies; those from 24 on are of the night's second half. */
const dayParts: readonly { readonly words: RegExp; readonly from: number; readonly before: number }[] = [
  { words: /^(?:بعد منتصف الليل|after midnight)$/, from: 0, before: 6 },
  { words: /^(?:منتصف الليل|midnight)$/, from: 0, before: 1 },
  { words: /^(?:بعد الظهر|afternoon|عصرا?)$/, from: 12, before: 19 },
  { words: /^(?:ظهرا?|noon)$/, from: 10, before: 16 },
  { words: /^فجرا?$/, from: 0, before: 7 },
  { words: /^(?:صباحا?|صبحا?|ص|a\.? ?m\.?|morning)$/, from: 0, before: 12 },
  { words: /^(?:م|p\.? ?m\.?)$/, from: 12, before: 24 },
  // Some mean noon and others midnight by «12 مساءً», so that it is refused.
  { words: /^(?:مساءا?|evening)$/, from: 13, before: 24 },
  // Neither 5 nor 6 o'clock is distinguished from its double by «ليلًا».
  { words: /^(?:ليلا?|night)$/, from: 19, before: 29 },
];
const part = dayParts.map(({ words }) => words.source.slice(1, -1)).join('|');
const leads = /(?:في |in the |at )?(?:ب?ال)?/;
const token = new RegExp(
  `(?<day>${everyDay.source})|(?<hour>\\d{1,2})(?::(?<minute>\\d{2}))?(?!\\d)(?:\\s*${leads.source}(?<part>${part})(?!\\p{L}))?|(?<sign>[-–—‑])|(?<word>\\p{L}+)|(?<other>[^\\s,،;؛:|&/.()])`,
  'gu',
);

interface Reading {
  readonly spans: readonly OpeningSpan[];
  /** True when the text has words that are neither days nor times. */
  readonly hasMore: boolean;
}

/**
 * Opening hours from a text such as «السبت–الخميس 9:00–23:00» or «1 pm to 2 am»; hours without days are those of every day. Null
 * for a text with anything else, or whose days and times do not come in pairs.
 */
export function readOpeningHours(text: string): readonly OpeningSpan[] | null {
  const reading = parse(text);
  return reading && !reading.hasMore && reading.spans.length > 0 ? reading.spans : null;
}

/** Answer of an order to its service's question for opening hours; empty without one. */
export function openingAnswer(answers: readonly StatedAnswer[]): string {
  const found = answers.find(
    ({ question }) => openingQuestion.test(question.ar) || openingQuestion.test(question.en),
  );
  return found?.answer ?? '';
}

/** Opening hours from such an answer; null when it is not one period. Other words in the answer are ignored. */
export function statedOpeningHours(answer: string): readonly OpeningSpan[] | null {
  const spans = parse(answer)?.spans ?? [];
  // An answer with two shifts is ambiguous and ignored.
  return spans.length === 1 ? spans : null;
}

function parse(text: string): Reading | null {
  const spans: OpeningSpan[] = [];
  let days: Weekday[] = [];
  let opens: string | null = null;
  // True while a sign or word such as «إلى» waits for the end of its run of days.
  let runs = false;
  // True once the days have hours: the next day begins a new period.
  let isComplete = true;
  let hasMore = false;
  for (const { groups = {} } of folded(text).matchAll(token)) {
    const { day, hour, minute, part: half, sign, word } = groups;
    const name = word === undefined ? undefined : dayOf(word);
    if (hour !== undefined && minute === undefined && half === undefined) hasMore = true;
    else if (hour !== undefined) {
      const time = clockTime(Number(hour), minute, half);
      if (time === null) return null;
      runs = false;
      if (opens === null) opens = time;
      else {
        spans.push({ days: days.length > 0 ? days : [...weekdayNames], hours: `${opens}-${time}` });
        opens = null;
        isComplete = true;
      }
    } else if (day !== undefined || name !== undefined) {
      if (opens !== null) return null;
      if (isComplete) days = [];
      isComplete = false;
      if (name === undefined) days = [...weekdayNames];
      else days = [...new Set([...days, ...(runs ? daysAfter(days.at(-1), name) : [name])])];
      runs = false;
    } else if (sign !== undefined || (word !== undefined && until.test(word))) runs = true;
    else if (word === undefined || !filler.test(word)) hasMore = true;
  }
  return opens === null && isComplete ? { spans, hasMore } : null;
}

/** Letters as they are compared: without marks, with one form of alef, yeh and teh marbuta, in lower case. */
function folded(text: string): string {
  return toLatinDigits(cleanText(text))
    .toLowerCase()
    .replaceAll(/[\u0640\u064B-\u0652]/g, '')
    .replaceAll(/[أإآ]/g, 'ا')
    .replaceAll('ى', 'ي')
    .replaceAll('ة', 'ه');
}

function dayOf(word: string): Weekday | undefined {
  const bare = word.replace(/^و(?=ال)/, '');
  return keysOf(dayNames).find((day) => dayNames[day].test(bare));
}

/** Days after the first up to the last, over the end of the week where needed. */
function daysAfter(first: Weekday | undefined, last: Weekday): Weekday[] {
  if (first === undefined) return [last];
  const from = weekdayNames.indexOf(first);
  const count = (weekdayNames.indexOf(last) - from + weekdayNames.length) % weekdayNames.length;
  return Array.from(
    { length: count },
    (_, at) => weekdayNames[(from + 1 + at) % weekdayNames.length] ?? last,
  );
}

/** `HH:MM` of a time within its part of the day, or with minutes on a clock of 24 hours; null for any other. */
function clockTime(hour: number, minute: string | undefined, half: string | undefined): string | null {
  const minutes = Number(minute ?? 0);
  if (minutes > 59) return null;
  if (half === undefined) {
    if (hour > 24 || (hour === 24 && minutes > 0)) return null;
    return written(hour % 24, minutes);
  }
  const { from, before } = dayParts.find(({ words }) => words.test(half)) ?? { from: 0, before: 0 };
  const read = [hour % 12, (hour % 12) + 12, (hour % 12) + 24].find((one) => one >= from && one < before);
  return hour < 1 || hour > 12 || read === undefined ? null : written(read % 24, minutes);
}

const written = (hour: number, minutes: number) =>
  `${String(hour).padStart(2, '0')}:${String(minutes).padStart(2, '0')}`;
