import type { Localized } from '../../base/i18n/localized';
import type { Field, FieldOptions } from '../field';
import type { Fields, RecordValues } from '../shape';

/** A row of an owned list; the server gives it its id, so that a request can point at the package that it bought. */
type OwnedRow<F extends Fields> = RecordValues<F> & { readonly id?: string };

/** Rows that live and die with their record: the packages of a service, the steps of how it works. */
export interface OwnedListField<F extends Fields = Fields> extends Field<
  'ownedList',
  readonly OwnedRow<F>[]
> {
  readonly item: Localized;
  readonly fields: F;
  readonly min?: number;
  readonly max?: number;
}

interface OwnedListOptions<F extends Fields> extends FieldOptions {
  readonly item: Localized;
  readonly fields: F;
  readonly min?: number;
  readonly max?: number;
}

export const ownedList = <const F extends Fields, const O extends FieldOptions>(
  options: O & OwnedListOptions<F>,
): OwnedListField<F> & O => ({ kind: 'ownedList', ...options });
