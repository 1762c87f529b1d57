/** Types of the values in a formula. */
export type FormulaType = 'number' | 'text' | 'date' | 'truth';

export type Operator = '+' | '-' | '*' | '/' | '&' | '=' | '<>' | '<' | '<=' | '>' | '>=' | 'and' | 'or';

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
