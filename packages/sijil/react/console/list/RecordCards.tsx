import { useTranslation } from 'react-i18next';
import { LaterCheckbox } from 'sijil/react/components/antd/laterControls';
import { Localized } from 'sijil/react/components/valueTexts';
import { isEmpty, RecordField } from 'sijil/react/fields/FieldValue';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { readsAhead } from '../query/readAhead';
import { CardsLoading } from './ListStates';
import { hasRowActions, LeadingLink, RowActions } from './recordCells';
import styles from './list.module.css';
import type { RecordTableProps } from './RecordList';
import { useRowContext } from './rowContext';
import { timestamps } from 'sijil/schema/systemFields';

/** The same records as cards: where a table would not fit, or where the list's declaration wants them so. */
export function RecordCards(props: RecordTableProps) {
  const { resource, records, loading, refreshing, empty, picking, look } = props;
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const role = useSession((session) => session.user?.role ?? null);
  const { card: Card, action, pathOf } = useRowContext();
  if (loading) return <CardsLoading />;
  if (records.length === 0) return <>{empty}</>;
  const classes = [styles.cards, look === 'cards' && styles.grid, refreshing && styles.refreshing];
  return (
    <ul className={classes.filter(Boolean).join(' ')}>
      {records.map((record) => (
        <li
          key={record.id}
          className={styles.card}
          data-picked={picking?.selection.has(record.id) || undefined}
          {...readsAhead(resource, pathOf(record), record.id)}
        >
          <div className={styles.cardHead}>
            {picking && (
              <LaterCheckbox
                className={styles.cardBox ?? ''}
                aria-label={t('pick.row', { name: localize(record.$title) })}
                checked={picking.selection.has(record.id)}
                onChange={({ target }) => picking.onPick([record], target.checked)}
              />
            )}
            <div className={styles.cardBody}>
              {Card ? (
                <Card record={record} />
              ) : (
                <LeadingLink record={record}>
                  <Localized text={record.$title} />
                </LeadingLink>
              )}
            </div>
            {hasRowActions(resource, role) && <RowActions resource={resource} record={record} />}
          </div>
          {!Card && <Facts {...props} record={record} />}
          {action && <action.Part record={record} />}
        </li>
      ))}
    </ul>
  );
}

/** The values of the columns, each with its name; empty ones are left out. */
function Facts({ resource, fields, columns, record }: RecordTableProps & { readonly record: ConsoleRecord }) {
  const localize = useLocalize();
  const language = useLanguage();
  const { cells = {} } = useRowContext();
  const details = columns.filter((name) => name !== resource.title[language] && !isEmpty(record[name]));
  return (
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
  );
}
