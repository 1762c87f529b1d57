import type { ReactNode } from 'react';
import type { Title } from 'sijil/contract/recordView';
import type { Field, ValueOf } from 'sijil/schema/field';
import type { Filters } from 'sijil/schema/lists/listFilters';
import type { FieldErrors } from 'sijil/schema/validate';

/**
 * Looks of one kind of field. Lists load the value and the words of a filter; an `Input` that is heavy is a file of
 * `renderers`, which loads with the first form.
 */
export interface KindView<F extends Field = Field> extends Partial<Renderer<F>> {
  readonly Value: ValueOfKind<F>;
  /** Absent for kinds without a filter. */
  readonly FilterText?: FilterTextOfKind<F>;
}

/** Component type as a plain function: React's own types would not fit one map of all kinds. */
type Drawn<Props> = (props: Props) => ReactNode;

export interface InputProps<F extends Field = Field> {
  readonly field: F;
  readonly value: ValueOf<F> | null | undefined;
  /** Method syntax on purpose, for bivariance: one map contains the renderers of every kind. */
  onChange(value: ValueOf<F> | null): void;
  readonly id?: string;
  readonly disabled?: boolean;
  /** Messages of the parts of a value, by their path below the field, e.g. `0.price`. */
  readonly errors?: FieldErrors;
  /** Other values of the form: a city is filtered by its state. */
  readonly values?: Readonly<Record<string, unknown>>;
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly 'aria-invalid'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly 'aria-labelledby'?: string;
}

export interface ValueProps<F extends Field = Field> {
  readonly field: F;
  readonly value: ValueOf<F>;
  /** Titles of the records that a reference points at. */
  readonly title?: Title | readonly Title[];
  /** True in a table's cell: one line, no previews. */
  readonly compact?: boolean;
}

export interface FilterProps<F extends Field = Field> {
  readonly field: F;
  readonly filters: Filters;
  onChange(filters: Filters): void;
  readonly id?: string;
}

/** Control that filters a list by fields of one kind. */
export type FilterOfKind<F extends Field = Field> = Drawn<FilterProps<F>>;

/** Words for a filter, shown on the tag that removes it. */
type FilterTextOfKind<F extends Field = Field> = Drawn<Pick<FilterProps<F>, 'field' | 'filters'>>;

/** Component that shows a value of one kind of field. */
type ValueOfKind<F extends Field = Field> = Drawn<ValueProps<F>>;

/**
 * Controls to enter and filter one kind of field. The component for reading is separate, because a list starts without
 * inputs.
 */
export interface Renderer<F extends Field = Field> {
  readonly Input: Drawn<InputProps<F>>;
  readonly Filter?: FilterOfKind<F>;
  /** True to take the full width of a form. */
  readonly wide?: boolean;
  /** True for several controls: the label names a group instead of one box. */
  readonly group?: boolean;
}

/** Returns the properties that every control passes on unchanged; the renderer handles value, field and form. */
export function controlProps(props: Omit<InputProps, 'field' | 'value' | 'onChange'>) {
  const { id, disabled, placeholder } = props;
  return {
    id,
    disabled,
    placeholder,
    'aria-invalid': props['aria-invalid'] ?? false,
    'aria-describedby': props['aria-describedby'],
  };
}
