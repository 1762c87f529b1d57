import type { Field } from '#framework/schema/field';
import type { FilterTextOfKind, Renderer, ValueOfKind } from './renderer';

/**
 * Looks of one kind of field. Lists load the value and the words of a filter; an `Input` that is heavy is a file of
 * `renderers`, which loads with the first form.
 */
export interface KindView<F extends Field = Field> extends Partial<Renderer<F>> {
  readonly Value: ValueOfKind<F>;
  /** Absent for kinds that no list is narrowed by. */
  readonly FilterText?: FilterTextOfKind<F>;
}
