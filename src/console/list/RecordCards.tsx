import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LoadingState } from '@/components/LoadingState';
import { Localized } from '@/components/Localized';
import { RecordField } from '@/fields/FieldValue';
import { useLanguage, useLocalize } from '@/providers/language';
import styles from './list.module.css';
import type { RecordTableProps } from './RecordTable';
import { hasRowActions, RowActions } from './RowActions';
import { useRowContext } from './rowContext';
import { timestamps } from '../visibleFields';

/** The same records where a table would not fit. */
export function RecordCards({
  resource,
  fields,
  columns,
  records,
  loading,
  refreshing,
  empty,
  picking,
}: RecordTableProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const language = useLanguage();
  const { pathOf, toListOrigin, cells = {}, card: Card, action } = useRowContext();
  if (loading) {
    return (
      <div className={styles.card}>
        <LoadingState as="lines" rows={9} />
      </div>
    );
  }
  if (records.length === 0) return <>{empty}</>;
  const details = columns.filter((name) => name !== resource.title[language]);
  return (
    <ul className={refreshing ? `${styles.cards} ${styles.refreshing}` : styles.cards}>
      {records.map((record) => (
        <li
          key={record.id}
          className={styles.card}
          data-picked={picking?.selection.has(record.id) || undefined}
        >
          <div className={styles.cardHead}>
            {picking && (
              <Checkbox
                className={styles.cardBox ?? ''}
                aria-label={t('pick.row', { name: localize(record.$title) })}
                checked={picking.selection.has(record.id)}
                onChange={({ target }) => picking.onPick([record], target.checked)}
              />
            )}
            <Link to={pathOf(record)} state={toListOrigin(record.id)} className={styles.leading}>
              <Localized text={record.$title} />
            </Link>
            {hasRowActions(resource) && <RowActions resource={resource} record={record} />}
          </div>
          {Card ? (
            <Card record={record} />
          ) : (
            <dl className={styles.facts}>
              {details.map((name) => {
                const field = fields[name] ?? timestamps[name];
                const Cell = cells[name];
                return (
                  field && (
                    <div key={name} className={styles.fact}>
                      <dt>{localize(field.label)}</dt>
                      <dd>
                        {Cell ? (
                          <Cell record={record} />
                        ) : (
                          <RecordField name={name} field={field} record={record} compact />
                        )}
                      </dd>
                    </div>
                  )
                );
              })}
            </dl>
          )}
          {action && <action.Part record={record} />}
        </li>
      ))}
    </ul>
  );
}
