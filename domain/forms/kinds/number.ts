import { isBlank } from '#framework/base/i18n/localized';
import { defineReading, hasLimits } from './reading';

/** A reading in a unit of its author; without limits it is only recorded. */
export const number = defineReading({
  label: { ar: 'عدد', en: 'Number' },
  start: { unit: { ar: '', en: '' } },
  decimals: 2,
  unitOf: ({ unit }) => unit,
  scoredBy: (asked) => (hasLimits(asked) ? 'inspector' : 'nothing'),
  questionProblems: ({ unit }) => (typeof unit !== 'object' || isBlank(unit) ? ['unit_missing'] : []),
});
