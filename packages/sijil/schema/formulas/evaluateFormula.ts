import type { Field } from '../field';
import type { Fields } from '../shape';
import { type Expression, parseFormula } from './parseFormula';
import { formulaKind } from './typeOfFormula';

type Value = number | string | boolean | null;
type Values = Readonly<Record<string, unknown>>;

/** Numbers have nine decimals and at most fifteen digits before them; the database's `formula_number` does the same. */
const number = (value: number) => Math.floor(Math.min(Math.max(value, -1e15), 1e15) * 1e9 + 0.5) / 1e9;

const dayMs = 86_400_000;
const dayOf = (date: string) => Date.parse(`${date}T00:00:00Z`) / dayMs;
const dateOf = (day: number) => new Date(day * dayMs).toISOString().slice(0, 10);
/** Days of the years 1 to 9999, counted from 1970. */
const [firstDay, lastDay] = [-719_162, 2_932_896];

/** Returns the value of a field with a formula; null where a value that it needs is empty. The database computes the same. */
export function evaluateFormula(field: Field, fields: Fields, record: Values): Value {
  const valueOf = (one: Expression): Value => {
    switch (one.is) {
      case 'number':
      case 'quoted':
        return one.value;
      case 'field':
        return valueIn(one.name, fields, record);
      case 'call':
        return call(one.name, one.given.map(valueOf));
      case 'operation':
        return operate(one.operator, valueOf(one.left), valueOf(one.right));
    }
  };
  return resultOf(field.kind, valueOf(parseFormula(field.formula ?? '')));
}

function valueIn(name: string, fields: Fields, record: Values): Value {
  const field = fields[name];
  if (!field) return null;
  const value = field.formula === undefined ? record[name] : evaluateFormula(field, fields, record);
  const { type, unit = 1 } = formulaKind(field.kind) ?? {};
  if (type === 'truth') return value === true;
  if (value === null || value === undefined) return null;
  if (type === 'number') return unit === 1 ? Number(value) : number(Number(value) / unit);
  return typeof value === 'string' ? value : null;
}

/** A result as its kind stores it. */
function resultOf(kind: string, value: Value): Value {
  if (typeof value === 'string') return value || null;
  if (typeof value !== 'number') return value;
  const { unit = 1, scale = 1, most = 0 } = formulaKind(kind) ?? {};
  if (Math.abs(value) > most) return null;
  const rounded = Math.floor(value * scale + 0.5);
  return unit === scale ? rounded : rounded / scale;
}

function call(name: string, given: readonly Value[]): Value {
  const [first = null, second = null, third = null] = given;
  const numbers = given.filter((one): one is number => typeof one === 'number');
  switch (name) {
    case 'if':
      return first === true ? second : third;
    case 'min':
      return numbers.length > 0 ? Math.min(...numbers) : null;
    case 'max':
      return numbers.length > 0 ? Math.max(...numbers) : null;
    case 'round':
      return typeof first === 'number' ? Math.floor(first + 0.5) : null;
    case 'days':
      return first === null || second === null ? null : dayOf(String(second)) - dayOf(String(first));
    case 'not':
      return first !== true;
    default:
      return first === null || first === '';
  }
}

function operate(operator: string, left: Value, right: Value): Value {
  if (operator === '&') return `${String(left ?? '')}${String(right ?? '')}`;
  if (operator === 'and') return left === true && right === true;
  if (operator === 'or') return left === true || right === true;
  if (!'+-*/'.includes(operator)) return compare(operator, left, right);
  if (left === null || right === null) return null;
  const by = Number(right);
  if (typeof left === 'string') return later(left, operator === '+' ? by : -by);
  const value = Number(left);
  if (operator === '/') return by === 0 ? null : number(value / by);
  return number(operator === '*' ? value * by : operator === '+' ? value + by : value - by);
}

function later(date: string, days: number): string | null {
  const day = dayOf(date) + Math.floor(days + 0.5);
  return day >= firstDay && day <= lastDay ? dateOf(day) : null;
}

/** An empty value is neither equal to nor less than anything. */
function compare(operator: string, left: Value, right: Value): boolean {
  if (left === null || right === null) return false;
  if (operator === '=') return left === right;
  if (operator === '<>') return left !== right;
  if (operator === '<') return left < right;
  if (operator === '<=') return left <= right;
  return operator === '>' ? left > right : left >= right;
}
