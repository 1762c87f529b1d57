import type { Field } from 'sijil/schema/field';
import type { Title } from 'sijil/contract/recordView';
import { hasRows, isLocalized } from 'sijil/schema/kindFacts';
import { laterPart } from 'sijil/react/components/laterPart';
import type { Row } from './ownedList/OwnedRowFields';
import { viewOf } from './kindViews';
import type { ValueProps } from './renderer';
import type { Localized } from 'sijil/base/i18n/localized';
import styles from './WholeValue.module.css';

interface FieldValueProps extends Pick<ValueProps, 'field' | 'compact'> {
  readonly value: unknown;
  readonly title?: Title | readonly Title[];
}

/** Few lists show one, and a record's page has it a moment later. */
const LaterOwnedList = laterPart(async () => (await import('./ownedList/OwnedListValue')).OwnedListValue);

/** Value of a field for reading; for none a dash, and nothing in a table. */
export function FieldValue({ value, ...props }: FieldValueProps) {
  if (isEmpty(value)) return props.compact ? null : <span>—</span>;
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

/** Value of a field of a record from the API, with the titles of the records that it refers to. */
export function RecordField({ name, field, record, compact }: RecordFieldProps) {
  const titles = record['$titles'] as Readonly<Record<string, Title | readonly Title[]>> | undefined;
  return <FieldValue field={field} value={record[name]} title={titles?.[name] ?? null} compact={compact} />;
}

/** True for the value of a field that was left empty. */
export function isEmpty(value: unknown): boolean {
  return value == null || value === '' || (Array.isArray(value) && value.length === 0);
}

/** Value in a comparison: a text in both languages, because a change of the other language would not show otherwise. */
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
