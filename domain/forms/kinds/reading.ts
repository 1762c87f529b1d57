import { isolateLtr } from 'sijil/base/formats/bidi';
import { formatTemperature } from 'sijil/base/formats/numbers';
import { isBlank, type Localized } from 'sijil/base/i18n/localized';
import type { AnswerContent } from '../answer';
import type { FormProblemCode } from '../formProblems';
import type { AskedParts } from '../inspectionForm';
import { type AnswerKind, defineAnswerKind } from './answerKind';

const isNumber = (reading: AnswerContent['reading']): reading is number =>
  typeof reading === 'number' && Number.isFinite(reading);

const hasLimits = ({ min, max }: AskedParts): boolean => min !== undefined || max !== undefined;

const isReversed = ({ min, max }: AskedParts): boolean => min !== undefined && max !== undefined && min > max;

/** Reading in a unit of the author's choice; without limits it is only recorded. */
export const numberAnswer = defineReading({
  label: { ar: 'عدد', en: 'Number' },
  start: { unit: { ar: '', en: '' } },
  decimals: 2,
  leastMargin: 0,
  unitOf: ({ unit }) => unit,
  scoredBy: (asked) => (hasLimits(asked) ? 'inspector' : 'nothing'),
  questionProblems: ({ unit }) => (typeof unit !== 'object' || isBlank(unit) ? ['unit_missing'] : []),
});

/** Reading in °C, which has at least one limit. */
export const temperatureAnswer = defineReading({
  label: { ar: 'درجة حرارة', en: 'Temperature' },
  start: { unit: 'C' },
  decimals: 1,
  leastMargin: 1,
  unitOf: () => 'C',
  scoredBy: () => 'inspector',
  questionProblems: (asked) => (hasLimits(asked) ? [] : ['bounds_missing']),
});

/** Range of a reading or its limit, in any unit. */
export const readings = { min: -1_000_000, max: 1_000_000 } as const;

interface Instrument extends Pick<AnswerKind, 'label' | 'start'> {
  readonly unitOf: (asked: AskedParts) => AskedParts['unit'];
  readonly scoredBy: AnswerKind['scoredBy'];
  /** Decimals with which a reading is stored. */
  readonly decimals: number;
  /** Distance from a limit up to which a reading is near it, at least; a tenth of the limits otherwise. */
  readonly leastMargin: number;
  readonly questionProblems: (asked: AskedParts) => readonly FormProblemCode[];
}

/** Measured number. A reading that the inspector scores cannot be compliant outside its limits. */
function defineReading(instrument: Instrument): AnswerKind {
  const { label, start, decimals, leastMargin, unitOf, scoredBy, questionProblems } = instrument;
  return defineAnswerKind({
    label,
    input: 'number',
    parts: ['min', 'max', 'unit'],
    start,
    scoredBy,
    questionProblems: (asked) => [
      ...questionProblems(asked),
      ...(isReversed(asked) ? (['bounds_reversed'] as const) : []),
    ],
    answerProblems: (asked, { reading, score }) => {
      if (!isNumber(reading)) return ['reading_required'];
      return score === 2 && !isWithin(asked, reading) ? ['reading_out_of_bounds'] : [];
    },
    isEmpty: ({ reading }) => !isNumber(reading),
    tidy: ({ reading }) => (isNumber(reading) ? { reading: rounded(reading, decimals) } : {}),
    say: (asked, { reading }) => (isNumber(reading) ? withUnit(reading, unitOf(asked)) : null),
    limits: (asked) => sayLimits(asked, unitOf(asked)),
    isOutside: (asked, { reading }) => isNumber(reading) && !isWithin(asked, reading),
    isNearLimit: (asked, { reading }) => isNumber(reading) && isNear(asked, reading, leastMargin),
  });
}

/** True when a reading lies within the limits, both included; an absent limit is open. */
function isWithin({ min, max }: AskedParts, reading: number): boolean {
  return (min === undefined || reading >= min) && (max === undefined || reading <= max);
}

/** True for a reading outside its limits, or within a tenth of their range, or of the single limit, from one of them. */
function isNear({ min, max }: AskedParts, reading: number, leastMargin: number): boolean {
  const range = min !== undefined && max !== undefined ? max - min : (min ?? max ?? 0);
  const margin = Math.max(Math.abs(range) / 10, leastMargin);
  const isClose = (distance: number) => rounded(distance - margin, 3) <= 0;
  return (min !== undefined && isClose(reading - min)) || (max !== undefined && isClose(max - reading));
}

/** Limits in words: «0 – 5 °C», «≤ 5 ppm», «≥ 60 °C»; null when both are open. */
function sayLimits({ min, max }: AskedParts, unit: AskedParts['unit']): Localized | null {
  if (min !== undefined && max !== undefined) return withUnit(`${min} – ${max}`, unit);
  if (max !== undefined) return withUnit(`≤ ${max}`, unit);
  return min === undefined ? null : withUnit(`≥ ${min}`, unit);
}

/** Number or range with its unit; numbers read left to right in both languages. */
function withUnit(value: number | string, unit: AskedParts['unit']): Localized {
  if (unit === 'C') return formatTemperature(value);
  return {
    ar: `${isolateLtr(String(value))} ${unit?.ar ?? ''}`.trim(),
    en: isolateLtr(`${value} ${unit?.en ?? ''}`.trim()),
  };
}

function rounded(reading: number, decimals: number): number {
  const scale = 10 ** decimals;
  return Math.round(reading * scale) / scale;
}
