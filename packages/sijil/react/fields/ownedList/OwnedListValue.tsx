import { useTranslation } from 'react-i18next';
import type { OwnedListField } from 'sijil/schema/kinds/ownedList';
import { isShownIn } from 'sijil/schema/field';
import { DataTable } from 'sijil/react/components/table/DataTable';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './ownedList.module.css';
import { viewOf } from '../kindViews';
import type { Row } from './OwnedRowFields';
import type { ValueProps } from '../renderer';

/** Rows of an owned list: a small table, or a numbered list if fields depend on each other; in a cell, their number. */
export function OwnedListValue({ field, value, compact }: ValueProps<OwnedListField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  if (compact) return <>{t('ownedList.count', { count: value.length })}</>;
  if (Object.values(field.fields).some(({ shownWhen }) => shownWhen))
    return (
      <ol className={styles.rows}>
        {value.map((row) => (
          <li key={keyOf(row)}>
            <ShownFields field={field} row={row} />
          </li>
        ))}
      </ol>
    );
  const columns = Object.entries(field.fields).map(([name, inner]) => {
    const Value = viewOf(inner)?.Value;
    return {
      key: name,
      title: localize(inner.label),
      render: (row: Row) => (row[name] == null || !Value ? '—' : <Value field={inner} value={row[name]} />),
    };
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by Tab for the arrow keys
    <section className={styles.scroll} tabIndex={0} aria-label={localize(field.label)}>
      <DataTable<Row> rowKey={keyOf} columns={columns} rows={value} emptyText="—" />
    </section>
  );
}

const keyOf = (row: Row) => (typeof row['id'] === 'string' ? row['id'] : JSON.stringify(row));

/** Fields of a row that have a value, the first one as its name. */
function ShownFields({ field, row }: { readonly field: OwnedListField; readonly row: Row }) {
  const localize = useLocalize();
  return Object.entries(field.fields).map(([name, inner], place) => {
    const Value = viewOf(inner)?.Value;
    const value = row[name];
    if (value == null || !Value || !isShownIn(inner, row)) return null;
    const shown = <Value field={inner} value={value} />;
    if (place === 0) return <strong key={name}>{shown}</strong>;
    return (
      <p key={name}>
        <span className={styles.label}>{localize(inner.label)}:</span> {shown}
      </p>
    );
  });
}
