import { type Expression, parseFormula } from './parseFormula';

const known = new Map<string, readonly string[] | null>();

/** Returns the names of the fields that a formula uses; null for a text that is no formula. */
export function fieldsOfFormula(formula: string): readonly string[] | null {
  const found = known.get(formula) ?? readNames(formula);
  known.set(formula, found);
  return found;
}

/** True for a field whose formula uses another field of its records. */
export const usesInFormula = ({ formula }: { readonly formula?: string | undefined }, name: string) =>
  formula !== undefined && (fieldsOfFormula(formula) ?? []).includes(name);

function readNames(formula: string): readonly string[] | null {
  try {
    return [...new Set(fieldsIn(parseFormula(formula)))];
  } catch {
    return null;
  }
}

function fieldsIn(expression: Expression): string[] {
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
