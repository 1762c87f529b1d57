import type { Localized } from '#framework/base/i18n/localized';
import { isLocalized } from '#framework/schema/kindFacts';
import { FieldValue, type FieldValueProps } from './FieldValue';
import styles from './WholeValue.module.css';

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
