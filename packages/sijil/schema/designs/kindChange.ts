import type { Language } from '../../base/i18n/localized';
import type { Field } from '../field';
import { fromText, toText } from '../cellText';
import { hasOptions, timeOf } from '../kindFacts';
import { ruleOf } from '../toZod';
import type { DesignKind } from './fieldDesign';

/** Kinds whose values can be written as a text and read from one, so that a field of one can become a field of another. */
const changeable: readonly DesignKind[] = [
  'text',
  'longText',
  'integer',
  'decimal',
  'money',
  'percent',
  'date',
  'dateTime',
  'choice',
  'choices',
  'phone',
  'email',
  'url',
];

/** Numbers that are no amounts. In the history, former numbers could not be distinguished from halalas, or the reverse. */
const plainNumbers: readonly DesignKind[] = ['integer', 'decimal', 'percent'];

/** True where the values of a designed field can be carried over to another kind. */
export function mayBecome(from: DesignKind, to: DesignKind): boolean {
  const isBetween = (one: DesignKind, other: DesignKind) => one === 'money' && plainNumbers.includes(other);
  if (isBetween(from, to) || isBetween(to, from)) return false;
  return changeable.includes(from) && changeable.includes(to);
}

/** A value of a field as a value of another kind. */
interface Carried {
  /** The value as people read it. */
  readonly text: string;
  /** Undefined where it does not survive; null for an empty text. */
  readonly to: unknown;
}

/** Converts a value to another kind: it is written as a cell of a sheet, then read and validated as one. */
export function carriedOver(from: Field, to: Field, value: unknown, language: Language): Carried {
  const text = toText(from, value, language);
  if (text === '') return { text, to: null };
  const read = ruleOf(to).safeParse(fromText(to, cellOf(from, to, value, text)));
  return { text, to: read.success ? read.data : undefined };
}

/** Options are carried over by their keys, which no label can be confused with. A moment becomes its day. */
function cellOf(from: Field, to: Field, value: unknown, text: string): string {
  if (hasOptions(from) && hasOptions(to)) return [value].flat().join(';');
  return timeOf(from) === 'moment' && timeOf(to) === 'day' ? text.slice(0, 10) : text;
}
