import type { FieldDesign } from '#framework/schema/designs/fieldDesign';
import { fieldsIn } from '#framework/schema/formulas/formulaFields';
import { parseFormula } from '#framework/schema/formulas/parseFormula';

type Dependent = Pick<FieldDesign, 'resource' | 'name' | 'formula' | 'shownField'>;

/** Fields in an order in which each comes after those that its formula and its condition use. */
export function inOrder<F extends Dependent>(fields: readonly F[]): F[] {
  const left = [...fields];
  const placed: F[] = [];
  while (left.length > 0) {
    const at = left.findIndex((field) => !left.some((other) => other !== field && uses(field, other)));
    placed.push(...left.splice(Math.max(at, 0), 1));
  }
  return placed;
}

function uses({ resource, formula, shownField }: Dependent, other: Dependent): boolean {
  if (other.resource !== resource) return false;
  return shownField === `${resource}.${other.name}` || namesIn(formula).includes(other.name);
}

/** A formula that cannot be read uses nothing: its own check says what is wrong. */
function namesIn(formula: string | null): readonly string[] {
  if (formula === null) return [];
  try {
    return fieldsIn(parseFormula(formula));
  } catch {
    return [];
  }
}
