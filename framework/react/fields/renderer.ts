import type { ReactNode } from 'react';
import type { Title } from '#framework/contract/recordView';
import type { Field, ValueOf } from '#framework/schema/field';
import type { Filters } from '#framework/schema/lists/listFilters';
import type { FieldErrors } from '#framework/schema/validate';

/**
 * Looks of one kind of field. Lists load the value and the words of a filter; an `Input` that is heavy is a file of
 * `renderers`, which loads with the first form.
 */
export interface KindView<F extends Field = Field> extends Partial<Renderer<F>> {
  readonly Value: ValueOfKind<F>;
  /** Absent for kinds that no list is narrowed by. */
  readonly FilterText?: FilterTextOfKind<F>;
}

/** A plain function, because React's own component types would not let one map hold them all. */
type Drawn<Props> = (props: Props) => ReactNode;

export interface InputProps<F extends Field = Field> {
  readonly field: F;
  readonly value: ValueOf<F> | null | undefined;
  /** A method on purpose: one map holds the renderers of every kind. */
  onChange(value: ValueOf<F> | null): void;
  readonly id?: string;
  readonly disabled?: boolean;
  /** Messages of the parts of a value, by their path below the field, e.g. `0.price`. */
  readonly errors?: FieldErrors;
  /** The other values of the form: a city is narrowed by its state. */
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
  /** In a table's cell: one line, no previews. */
  readonly compact?: boolean;
}

export interface FilterProps<F extends Field = Field> {
  readonly field: F;
  readonly filters: Filters;
  onChange(filters: Filters): void;
  readonly id?: string;
}

/** The control that narrows a list by fields of one kind. */
export type FilterOfKind<F extends Field = Field> = Drawn<FilterProps<F>>;

/** Words for the chosen filter, for the tag that removes it. */
type FilterTextOfKind<F extends Field = Field> = Drawn<Pick<FilterProps<F>, 'field' | 'filters'>>;

/** Component that shows a value of one kind of field. */
type ValueOfKind<F extends Field = Field> = Drawn<ValueProps<F>>;

/**
 * Controls to enter and filter one kind of field; the component that shows it is apart, for lists, which enter nothing
 * at first.
 */
export interface Renderer<F extends Field = Field> {
  readonly Input: Drawn<InputProps<F>>;
  readonly Filter?: FilterOfKind<F>;
  /** Takes the whole width of a form. */
  readonly wide?: boolean;
  /** Made of several controls: its label names a group instead of one box. */
  readonly group?: boolean;
}

/** Properties that every control takes unchanged; value, field and form stay with the renderer. */
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
