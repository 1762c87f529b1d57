import type { Localized } from 'sijil/base/i18n/localized';
import { joinedNames, worded } from 'sijil/base/i18n/worded';
import { type Weekday, weekdayNames, weekdays } from './weekdays';

export const openingDays = {
  everyDay: { ar: 'كل يوم', en: 'Every day' },
  run: { ar: 'من {first} إلى {last}', en: '{first} to {last}' },
} as const;

/** Days of a week in words: a run of three or more as «from … to …». */
export function daysWords(days: readonly Weekday[]): Localized {
  const open = weekdayNames.filter((day) => days.includes(day));
  if (open.length === weekdayNames.length) return openingDays.everyDay;
  // The week begins where a closed day ends, so that Saturday to Wednesday is one run.
  const start = weekdayNames.findIndex(
    (day, at) => !open.includes(weekdayNames.at(at - 1) ?? day) && open.includes(day),
  );
  const week = [...weekdayNames.slice(start), ...weekdayNames.slice(0, start)];
  const runs: Weekday[][] = [];
  for (const [at, day] of week.entries()) {
    if (!open.includes(day)) continue;
    const before = week[at - 1];
    const run = runs.at(-1);
    if (run && before !== undefined && run.at(-1) === before) run.push(day);
    else runs.push([day]);
  }
  return joinedNames(
    runs.flatMap((run) => (run.length < 3 ? run.map((day) => weekdays[day]) : [runWords(run)])),
  );
}

function runWords(run: readonly Weekday[]): Localized {
  const [first = 'sun', last = first] = [run[0], run.at(-1)];
  return worded(openingDays.run, { first: weekdays[first], last: weekdays[last] });
}
