import type { Field } from '#framework/schema/field';
import type { Title } from '#framework/contract/recordView';
import type { FieldKind } from '#framework/schema/fieldKinds';
import { OwnedListValue } from './ownedList/OwnedListValue';
import { plainValues } from './plainValues';
import type { ValueOfKind, ValueProps } from './renderer';

const values = { ...plainValues, ownedList: OwnedListValue } satisfies Record<FieldKind, ValueOfKind<never>>;

export interface FieldValueProps extends Pick<ValueProps, 'field' | 'compact'> {
  readonly value: unknown;
  readonly title?: Title | readonly Title[];
}

/** A field's value for reading; a dash where there is none. */
export function FieldValue({ value, ...props }: FieldValueProps) {
  // The cast is sound because the factories of the schema are the only makers of fields.
  const Value = values[props.field.kind as FieldKind] as unknown as ValueOfKind;
  return isEmpty(value) ? <span>—</span> : <Value {...props} value={value} />;
}

interface RecordFieldProps {
  readonly name: string;
  readonly field: Field;
  readonly record: Readonly<Record<string, unknown>>;
  readonly compact?: boolean;
}

/** The same for a field of a record as the API answers it, with the titles of what it refers to. */
export function RecordField({ name, field, record, compact }: RecordFieldProps) {
  const titles = record['$titles'] as Readonly<Record<string, Title | readonly Title[]>> | undefined;
  return <FieldValue field={field} value={record[name]} title={titles?.[name] ?? null} compact={compact} />;
}

/** Nothing that could be read: the field was left open. */
export function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}
