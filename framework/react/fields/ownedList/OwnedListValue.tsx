import { useTranslation } from 'react-i18next';
import type { OwnedListField } from '#framework/schema/kinds/ownedList';
import { DataTable } from '@framework/components/table/DataTable';
import { useLocalize } from '@framework/providers/language';
import styles from './ownedList.module.css';
import { viewOf } from '../kindViews';
import type { Row } from './ownedRows';
import type { ValueProps } from '../renderer';

/** The rows of an owned list as a small table; in a cell, how many there are. */
export function OwnedListValue({ field, value, compact }: ValueProps<OwnedListField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  if (compact) return <>{t('ownedList.count', { count: value.length })}</>;
  const columns = Object.entries(field.fields).map(([name, inner]) => {
    const Value = viewOf(inner)?.Value;
    return {
      key: name,
      title: localize(inner.label),
      render: (_: unknown, row: Row) =>
        row[name] == null || !Value ? '—' : <Value field={inner} value={row[name]} />,
    };
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by Tab for the arrow keys
    <section className={styles.scroll} tabIndex={0} aria-label={localize(field.label)}>
      <DataTable<Row>
        rowKey={(row) => (typeof row['id'] === 'string' ? row['id'] : JSON.stringify(row))}
        columns={columns}
        data={value}
        emptyText="—"
      />
    </section>
  );
}
