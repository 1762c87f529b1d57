import type { Field } from 'sijil/schema/field';
import { type Expression, parseFormula } from 'sijil/schema/formulas/parseFormula';
import { formulaKind } from 'sijil/schema/formulas/typeOfFormula';
import type { Fields } from 'sijil/schema/shape';
import { toSnakeCase } from '../statement';

/**
 * SQL functions that columns with a formula call. The snapshot of the tables does not include them, so `npm run migration`
 * and a published design write them before the first such column. Changing one requires rebuilding every such column.
 */
export const formulaPrerequisites = [
  `CREATE OR REPLACE FUNCTION formula_number(value double precision) RETURNS double precision LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN floor(least(greatest(value, -1e15), 1e15) * 1e9 + 0.5) / 1e9;`,
  `CREATE OR REPLACE FUNCTION formula_stored(value double precision, scale double precision, most double precision) RETURNS numeric LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN abs(value) <= most THEN floor(value * scale + 0.5)::numeric / scale::numeric END;`,
  `CREATE OR REPLACE FUNCTION formula_later(day date, days double precision) RETURNS date LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
  RETURN CASE WHEN abs(days) < 4e6 AND (day - DATE '1970-01-01') + floor(days + 0.5) BETWEEN -719162 AND 2932896 THEN day + floor(days + 0.5)::int END;`,
];

/** Returns the SQL expression of a column with a formula; `evaluateFormula` computes the same in a browser. */
export function formulaSql(field: Field, fields: Fields): string {
  const sqlOf = (one: Expression): string => {
    switch (one.is) {
      case 'number':
        return `${one.value}::float8`;
      case 'quoted':
        return `'${one.value.replaceAll("'", "''")}'::text`;
      case 'field':
        return valueOf(one.name, fields);
      case 'call':
        return call(one.name, one.given.map(sqlOf));
      case 'operation':
        return operate(one, sqlOf(one.left), sqlOf(one.right), isDate(one.left, fields));
    }
  };
  return resultOf(field.kind, sqlOf(parseFormula(field.formula ?? '')));
}

function valueOf(name: string, fields: Fields): string {
  const field = fields[name];
  if (!field) throw new Error(`a formula uses "${name}", which is not declared`);
  const stored = field.formula === undefined ? `"${toSnakeCase(name)}"` : formulaSql(field, fields);
  const { type, unit = 1 } = formulaKind(field.kind) ?? {};
  if (type === 'truth') return `coalesce(${stored}, false)`;
  if (type !== 'number') return stored;
  return unit === 1 ? `(${stored})::float8` : `formula_number((${stored})::float8 / ${unit})`;
}

function resultOf(kind: string, value: string): string {
  const { type, unit = 1, scale = 1, most = 0, column = '' } = formulaKind(kind) ?? {};
  if (type === 'text') return `nullif(${value}, '')`;
  if (type !== 'number') return value;
  const result = `formula_stored(${value}, ${scale}, ${most})`;
  return unit === 1 ? `${result}::${column}` : `(${result} * ${unit})::${column}`;
}

function call(name: string, given: readonly string[]): string {
  const [first = '', second = '', third = ''] = given;
  switch (name) {
    case 'if':
      return `(case when ${first} then ${second} else ${third} end)`;
    case 'min':
      return `least(${given.join(', ')})`;
    case 'max':
      return `greatest(${given.join(', ')})`;
    case 'round':
      return `floor(${first} + 0.5)`;
    case 'days':
      return `(${second} - ${first})::float8`;
    case 'not':
      return `(not ${first})`;
    default:
      return `(coalesce((${first})::text, '') = '')`;
  }
}

type Operation = Extract<Expression, { readonly is: 'operation' }>;

function operate({ operator }: Operation, left: string, right: string, ofDate: boolean): string {
  switch (operator) {
    case '&':
      return `(coalesce(${left}, '') || coalesce(${right}, ''))`;
    case 'and':
    case 'or':
      return `(${left} ${operator} ${right})`;
    case '/':
      return `formula_number(${left} / nullif(${right}, 0))`;
    case '*':
      return `formula_number(${left} * ${right})`;
    case '+':
    case '-':
      return ofDate
        ? `formula_later(${left}, ${operator === '-' ? `-(${right})` : right})`
        : `formula_number(${left} ${operator} ${right})`;
    case '=':
    case '<>':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return `coalesce(${left} ${operator} ${right}, false)`;
  }
}

function isDate(expression: Expression, fields: Fields): boolean {
  switch (expression.is) {
    case 'field':
      return formulaKind(fields[expression.name]?.kind ?? '')?.type === 'date';
    case 'operation':
      return '+-'.includes(expression.operator) && isDate(expression.left, fields);
    case 'call':
      return expression.name === 'if' && expression.given.slice(1).some((one) => isDate(one, fields));
    case 'number':
    case 'quoted':
      return false;
  }
}
