import type { Field } from '#framework/schema/field';
import type { Title } from '#framework/contract/recordView';
import { hasRows, isLocalized } from '#framework/schema/kindFacts';
import { laterPart } from '@framework/components/laterPart';
import type { Row } from './ownedList/OwnedRowFields';
import { viewOf } from './kindViews';
import type { ValueProps } from './renderer';
import type { Localized } from '#framework/base/i18n/localized';
import styles from './WholeValue.module.css';

interface FieldValueProps extends Pick<ValueProps, 'field' | 'compact'> {
  readonly value: unknown;
  readonly title?: Title | readonly Title[];
}

/** Few lists show one, and a record's page has it a moment later. */
const LaterOwnedList = laterPart(async () => (await import('./ownedList/OwnedListValue')).OwnedListValue);

/** A field's value for reading; a dash where there is none. */
export function FieldValue({ value, ...props }: FieldValueProps) {
  if (isEmpty(value)) return <span>—</span>;
  const { field } = props;
  if (hasRows(field)) return <LaterOwnedList {...props} field={field} value={value as readonly Row[]} />;
  const Value = viewOf(field)?.Value;
  return Value && <Value {...props} value={value} />;
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

/** A value to be compared with another: of a text in two languages both, or a change of the other one would not show. */
export function FullValue(props: FieldValueProps) {
  const { field, value } = props;
  if (!isLocalized(field) || typeof value !== 'object' || value === null) return <FieldValue {...props} />;
  const { ar, en } = value as Localized;
  return (
    <span className={styles.both}>
      <bdi lang="ar">{ar || '—'}</bdi>
      <bdi lang="en">{en || '—'}</bdi>
    </span>
  );
}
