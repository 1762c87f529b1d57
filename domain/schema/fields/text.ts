import type { Exact, Field, FieldOptions } from '../field';

export interface TextField extends Field<'text', string> {
  readonly min?: number;
  readonly max: number;
  /** The name of a person or a company: it holds no link. */
  readonly isName?: boolean;
}

interface TextOptions extends FieldOptions {
  readonly min?: number;
  readonly max?: number;
  readonly isName?: boolean;
  readonly default?: string;
}

/** One line of text, 255 characters at most unless said otherwise. */
export const text = <const O extends TextOptions>(options: Exact<O, TextOptions>): TextField & O => ({
  kind: 'text',
  max: 255,
  ...options,
});
