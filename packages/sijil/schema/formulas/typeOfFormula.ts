import { type Expression, type FormulaType, parseFormula } from './parseFormula';
import { FormulaError } from './formulaError';
import type { Field } from '../field';
import type { Fields } from '../shape';
import { formulaKinds, mostUses } from '../kinds/formula';

/**
 * Parses the formula of a field and checks it, with the formulas that it uses, against the other fields. Those are inlined into
 * its expression, which a chain of formulas would double at each step: the number of uses is limited.
 * @throws FormulaError
 */
function checkFormula(field: Field, siblings: Fields, name: string): void {
  let uses = 0;

  const check = (one: Field, path: readonly string[]): void => {
    const expression = parseFormula(one.formula ?? '');
    const type = typeOfFormula(expression, (used) => typeOfField(used, path));
    if (!formulaKinds.some((kind) => kind === one.kind) || formulaKind(one.kind)?.type !== type)
      throw new FormulaError('wrongResult');
  };

  const typeOfField = (used: string, path: readonly string[]): FormulaType => {
    uses += 1;
    if (uses > mostUses) throw new FormulaError('tooManyUses', { most: String(mostUses) });
    if (path.includes(used)) throw new FormulaError('circle', { name: used });
    const sibling = Object.hasOwn(siblings, used) ? siblings[used] : undefined;
    if (!sibling) throw new FormulaError('noField', { name: used });
    const type = formulaKind(sibling.kind)?.type;
    if (type === undefined || sibling.computed) throw new FormulaError('wrongField', { name: used });
    if (sibling.formula !== undefined) check(sibling, [...path, used]);
    return type;
  };

  check(field, [name]);
}

/** Returns the problem of a field's formula; nothing where it can be computed. */
export function formulaProblem(field: Field, siblings: Fields, name: string): FormulaError[] {
  try {
    checkFormula(field, siblings, name);
    return [];
  } catch (error) {
    if (error instanceof FormulaError) return [error];
    throw error;
  }
}

type Types = readonly FormulaType[];

/** The functions: types of what each is given, and of its result; `same` is the type of its last value. */
const functions: Readonly<
  Record<
    string,
    {
      readonly given: readonly (FormulaType | 'any')[];
      readonly more?: boolean;
      readonly result: FormulaType | 'same';
    }
  >
> = {
  if: { given: ['truth', 'any', 'any'], result: 'same' },
  min: { given: ['number', 'number'], more: true, result: 'number' },
  max: { given: ['number', 'number'], more: true, result: 'number' },
  round: { given: ['number'], result: 'number' },
  days: { given: ['date', 'date'], result: 'number' },
  not: { given: ['truth'], result: 'truth' },
  empty: { given: ['any'], result: 'truth' },
};

/** Names of the functions that a formula may call. */
export const functionNames = Object.keys(functions);

/** Returns the type of a formula's result, given the types of its fields. @throws FormulaError */
function typeOfFormula(expression: Expression, typeOfField: (name: string) => FormulaType): FormulaType {
  const typeOf = (one: Expression): FormulaType => {
    switch (one.is) {
      case 'number':
        return 'number';
      case 'quoted':
        return 'text';
      case 'field':
        return typeOfField(one.name);
      case 'call':
        return ofCall(one.name, one.given.map(typeOf));
      case 'operation':
        return ofOperation(one.operator, typeOf(one.left), typeOf(one.right));
    }
  };
  return typeOf(expression);
}

function ofCall(name: string, types: Types): FormulaType {
  const known = Object.hasOwn(functions, name) ? functions[name] : undefined;
  if (!known) throw new FormulaError('noFunction', { name, known: functionNames.join(', ') });
  const { given, more = false, result } = known;
  if (types.length < given.length || (!more && types.length > given.length))
    throw new FormulaError('count', { name });
  const fits = types.every((type, place) => [type, 'any'].includes(given[place] ?? 'number'));
  const branches = types.slice(1);
  if (!fits || (name === 'if' && branches.some((type) => type !== branches[0])))
    throw new FormulaError('wrongType', { name });
  return result === 'same' ? (types.at(-1) ?? 'number') : result;
}

function ofOperation(operator: string, left: FormulaType, right: FormulaType): FormulaType {
  const are = (one: FormulaType, other: FormulaType) => left === one && right === other;
  if (operator === '&' && are('text', 'text')) return 'text';
  if ((operator === 'and' || operator === 'or') && are('truth', 'truth')) return 'truth';
  if ('+-'.includes(operator) && are('date', 'number')) return 'date';
  if ('+-*/'.includes(operator) && are('number', 'number')) return 'number';
  if (operator === '=' || operator === '<>') {
    if (left === right) return 'truth';
  } else if ('<=>='.includes(operator) && (are('number', 'number') || are('date', 'date'))) return 'truth';
  throw new FormulaError('wrongType', { name: operator });
}

/** Values of a field kind in a formula. */
interface FormulaKind {
  readonly type: FormulaType;
  /** Stored units per unit of a formula: amounts are stored in halalas and computed in riyals. */
  readonly unit?: number;
  /** Rounding of a result, in parts of one, and the largest result; a larger one is empty. */
  readonly scale?: number;
  readonly most?: number;
  /** Type of its column. */
  readonly column?: string;
}

const kinds: Readonly<Record<string, FormulaKind>> = {
  integer: { type: 'number', scale: 1, most: 1e9, column: 'int' },
  decimal: { type: 'number', scale: 10_000, most: 1e9, column: 'numeric' },
  percent: { type: 'number', scale: 100, most: 999, column: 'numeric' },
  money: { type: 'number', unit: 100, scale: 100, most: 1e9, column: 'bigint' },
  text: { type: 'text' },
  choice: { type: 'text' },
  date: { type: 'date' },
  boolean: { type: 'truth' },
};

/** Returns the use of a kind's values in formulas; undefined for a kind that formulas cannot use. */
export function formulaKind(kind: string): FormulaKind | undefined {
  return Object.hasOwn(kinds, kind) ? kinds[kind] : undefined;
}
