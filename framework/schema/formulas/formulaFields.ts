import type { Field } from '../field';
import type { Fields } from '../shape';
import { type Expression, type FormulaType, parseFormula } from './parseFormula';
import { FormulaError } from './formulaError';
import { formulaKind, typeOfFormula } from './typeOfFormula';
import { formulaKinds, mostUses } from './formulaLimits';

/**
 * Parses the formula of a field and checks it, with the formulas that it uses, against the other fields. These are written
 * out in its expression, which a chain of formulas would double with each: the number of uses is limited.
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

/** Returns the names of the fields in a formula. */
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
