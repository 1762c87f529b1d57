import { defineReading, hasLimits } from './reading';

/** A reading in °C, which has at least one limit. */
export const temperature = defineReading({
  label: { ar: 'درجة حرارة', en: 'Temperature' },
  start: { unit: 'C' },
  decimals: 1,
  unitOf: () => 'C',
  scoredBy: () => 'inspector',
  questionProblems: (asked) => (hasLimits(asked) ? [] : ['bounds_missing']),
});
