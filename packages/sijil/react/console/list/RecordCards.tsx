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
import type { Field } from 'sijil/schema/field';
import type { Options } from 'sijil/schema/kinds/choice';
import { hasOptions, isNumber, isTruth, timeOf } from 'sijil/schema/kindFacts';
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
            {!Card && look !== 'cards' && <Facts {...props} record={record} part="marks" />}
            {hasRowActions(resource, role) && <RowActions resource={resource} record={record} />}
          </div>
          {!Card && <Facts {...props} record={record} part={look === 'cards' ? 'all' : 'others'} />}
          {action && <action.Part record={record} />}
        </li>
      ))}
    </ul>
  );
}

interface FactsProps extends RecordTableProps {
  readonly record: ConsoleRecord;
  /** All values, those that mark a record, which stand at the end of its first line, or the others. */
  readonly part: 'all' | 'marks' | 'others';
}

/**
 * Values of the columns. On a phone they follow each other in a line that wraps. A word, a name or a state is clear without its
 * label, which is read out only; what is empty or not the case is left out.
 */
function Facts({ resource, fields, columns, record, part }: FactsProps) {
  const localize = useLocalize();
  const language = useLanguage();
  const { cells = {} } = useRowContext();
  const details = columns.flatMap((name) => {
    const field = fields[name] ?? timestamps[name];
    if (!field || name === resource.title[language] || isEmpty(record[name])) return [];
    if (isTruth(field) && record[name] === false) return [];
    return part === 'all' || isMark(field, record[name]) === (part === 'marks') ? [{ name, field }] : [];
  });
  if (details.length === 0) return null;
  return (
    <dl className={{ all: styles.facts, marks: styles.marks, others: styles.factLine }[part]}>
      {details.map(({ name, field }) => {
        const Cell = cells[name];
        return (
          <div key={name} className={styles.fact}>
            <dt className={part !== 'all' && isClear(field) ? 'visually-hidden' : undefined}>
              {localize(field.label)}
            </dt>
            <dd>
              {Cell ? (
                <Cell record={record} />
              ) : (
                <RecordField name={name} field={field} record={record} compact />
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

/** True for a choice that is drawn in a colour, such as a state or a grade. */
function isMark(field: Field, value: unknown): boolean {
  const option = hasOptions(field) ? (field.options as Options)[String(value)] : undefined;
  return (option?.tone ?? option?.grade) !== undefined;
}

/** True for a value that says what it is: numbers, dates and ticks do not. */
const isClear = (field: Field): boolean => !isNumber(field) && !isTruth(field) && timeOf(field) === undefined;
