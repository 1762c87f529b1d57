import { FormulaError } from './formulaError';
import { longestFormula } from '../kinds/formula';

interface Token {
  readonly kind: 'number' | 'quoted' | 'name' | 'sign' | 'end';
  readonly text: string;
}

const token =
  /\s*(?:(?<number>\d{1,12}(?:\.\d{1,6})?)|"(?<quoted>[^"]*)"|(?<name>[A-Za-z]\w*)|(?<sign><>|<=|>=|[-+*/&=<>(),]))/y;

/** Operators by precedence, the loosest first; those of one row associate to the left. */
const ranks: readonly (readonly Operator[])[] = [
  ['or'],
  ['and'],
  ['=', '<>', '<', '<=', '>', '>='],
  ['&'],
  ['+', '-'],
  ['*', '/'],
];

/**
 * Reads a formula: numbers, "texts", fields by their identifiers, + - * / & = <> < <= > >= and or, and functions.
 * @throws FormulaError
 */
export function parseFormula(text: string): Expression {
  const tokens = tokensOf(text);
  let place = 0;
  const peek = () => tokens[place] ?? end;
  const take = () => tokens[place++] ?? end;
  const expect = (sign: string) => {
    const { text: found } = take();
    if (found !== sign) throw new FormulaError('expected', { sign, found });
  };

  const binary = (rank: number): Expression => {
    const operators = ranks[rank];
    if (!operators) return single();
    let left = binary(rank + 1);
    for (;;) {
      const operator = operators.find((one) => one === peek().text && peek().kind !== 'quoted');
      if (!operator) return left;
      take();
      left = { is: 'operation', operator, left, right: binary(rank + 1) };
    }
  };

  const single = (): Expression => {
    const { kind, text: found } = take();
    if (kind === 'number') return { is: 'number', value: Number(found) };
    if (kind === 'quoted') return { is: 'quoted', value: found };
    if (found === '-') return { is: 'operation', operator: '-', left: zero, right: single() };
    if (found === '(') {
      const inner = binary(0);
      expect(')');
      return inner;
    }
    if (kind !== 'name') throw new FormulaError('unexpected', { found });
    return peek().text === '(' ? { is: 'call', name: found, given: given() } : { is: 'field', name: found };
  };

  const given = (): Expression[] => {
    expect('(');
    const all = [binary(0)];
    while (peek().text === ',') {
      take();
      all.push(binary(0));
    }
    expect(')');
    return all;
  };

  const root = binary(0);
  if (peek().kind !== 'end') throw new FormulaError('unexpected', { found: peek().text });
  return root;
}

const zero: Expression = { is: 'number', value: 0 };
const end: Token = { kind: 'end', text: '' };

function tokensOf(text: string): Token[] {
  if (text.length > longestFormula) throw new FormulaError('tooLong', { most: String(longestFormula) });
  const found: Token[] = [];
  const rest = text.trimEnd();
  token.lastIndex = 0;
  while (token.lastIndex < rest.length) {
    const from = token.lastIndex;
    const groups = token.exec(rest)?.groups;
    if (!groups) throw new FormulaError('unexpected', { found: rest.slice(from).trim().slice(0, 10) });
    for (const kind of ['number', 'quoted', 'name', 'sign'] as const)
      if (groups[kind] !== undefined) found.push({ kind, text: groups[kind] });
  }
  return found;
}

/** Types of the values in a formula. */
export type FormulaType = 'number' | 'text' | 'date' | 'truth';

type Operator = '+' | '-' | '*' | '/' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

/** A formula as its parser reads it. */
export type Expression =
  | { readonly is: 'number'; readonly value: number }
  | { readonly is: 'quoted'; readonly value: string }
  | { readonly is: 'field'; readonly name: string }
  | { readonly is: 'call'; readonly name: string; readonly given: readonly Expression[] }
  | {
      readonly is: 'operation';
      readonly operator: Operator;
      readonly left: Expression;
      readonly right: Expression;
    };
