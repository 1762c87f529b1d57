import type { Field } from '../field';
import type { Fields } from '../shape';
import type { Expression, FormulaType } from './expression';
import { FormulaError } from './formulaError';
import { formulaKind } from './formulaKind';
import { formulaKinds } from './formulaLimits';
import { parseFormula } from './parseFormula';
import { typeOfFormula } from './typeOfFormula';

/** Parses the formula of a field and checks it against the other fields. @throws FormulaError */
export function checkFormula(field: Field, siblings: Fields, names: readonly string[] = []): Expression {
  const expression = parseFormula(field.formula ?? '');
  const type = typeOfFormula(expression, (name) => typeOfField(name, siblings, names));
  if (!formulaKinds.some((kind) => kind === field.kind) || formulaKind(field.kind)?.type !== type)
    throw new FormulaError('wrongResult');
  return expression;
}

/** What is wrong with the formula of a field; nothing where it can be worked out. */
export function formulaProblem(field: Field, siblings: Fields, name: string): FormulaError[] {
  try {
    checkFormula(field, siblings, [name]);
    return [];
  } catch (error) {
    if (error instanceof FormulaError) return [error];
    throw error;
  }
}

function typeOfField(name: string, siblings: Fields, names: readonly string[]): FormulaType {
  if (names.includes(name)) throw new FormulaError('circle', { name });
  const field = Object.hasOwn(siblings, name) ? siblings[name] : undefined;
  if (!field) throw new FormulaError('noField', { name });
  const type = formulaKind(field.kind)?.type;
  if (type === undefined || field.computed) throw new FormulaError('wrongField', { name });
  if (field.formula !== undefined) checkFormula(field, siblings, [...names, name]);
  return type;
}

/** The fields that a formula names. */
export function fieldsIn(expression: Expression): string[] {
  switch (expression.is) {
    case 'field':
      return [expression.name];
    case 'call':
      return expression.given.flatMap(fieldsIn);
    case 'operation':
      return [...fieldsIn(expression.left), ...fieldsIn(expression.right)];
    case 'number':
    case 'quoted':
      return [];
  }
}
