import type { MouseEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from 'sijil/react/components/table/DataTable';
import type { Field } from 'sijil/schema/field';
import { isLocalized, isWords, refers, refersToOne, timeOf } from 'sijil/schema/kindFacts';
import { InIdle } from 'sijil/react/components/laterPart';
import { isFilterable } from 'sijil/react/fields/isFilterable';
import { RecordField } from 'sijil/react/fields/FieldValue';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { useSession } from 'sijil/react/providers/session';
import { ColumnFilter, ColumnHead } from './ColumnHead';
import type { ConsoleRecord, Title } from 'sijil/contract/recordView';
import { Localized } from 'sijil/react/components/valueTexts';
import { hasRowActions, InlineCell, LeadingLink, RowActions } from './recordCells';
import { isSortable, sortAfterClick } from 'sijil/schema/lists/listAddress';
import { chosenFor } from 'sijil/schema/lists/listFilters';
import { useOfferedSort } from '../query/columns';
import { LaterColumnResize } from '../laterListParts';
import type { RecordTableProps } from './RecordList';
import { useRowContext } from './rowContext';
import styles from './table.module.css';
import { timestamps } from 'sijil/schema/systemFields';

const SHORT_NAME = 12;

/** Fixed, as the content of the column arrives after the rows. */
const usualActionWidth = 240;

const ariaSorts = { asc: 'ascending', desc: 'descending' } as const;

/** Returns the columns of a list, with their sort buttons and filters in the heads. */
export function useRecordColumns(props: Omit<RecordTableProps, 'empty' | 'place'>): Column<ConsoleRecord>[] {
  const { resource, columns, fields, loading, sort, narrowing, inline = [] } = props;
  const { widths = {}, pinned = 0, onWidth } = props;
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const { cells = {}, action } = useRowContext();
  const role = useSession((session) => session.user?.role ?? null);
  const title = resource.title[useLanguage()];
  // The name links to the record; where the name is not a column, the first one does.
  const leading = columns.includes(title) ? title : columns[0];

  const cell = (name: string, field: Field | undefined, record: ConsoleRecord) => {
    if (loading || !field) return <span className={styles.outline} aria-hidden="true" />;
    const draw = (shown: ConsoleRecord) => {
      const Drawn = cells[name];
      const titleOfOther = name === leading && refersToOne(field) ? shown.$titles[name] : undefined;
      const value = Drawn ? (
        <Drawn record={shown} />
      ) : titleOfOther ? (
        // The link to this record cannot contain the one to the other.
        <Localized text={titleOfOther as Title} />
      ) : (
        <RecordField name={name} field={field} record={shown} compact />
      );
      return name === leading ? <LeadingLink record={record}>{value}</LeadingLink> : value;
    };
    return inline.includes(name) ? <InlineCell {...{ resource, name, field, record, draw }} /> : draw(record);
  };

  /** Short names, such as the numbers of requests, do not wrap, and their column is as narrow as they are. */
  const linesOf = (name: string, field: Field | undefined) => {
    const isShort = ({ $titles }: ConsoleRecord) =>
      [$titles[name] ?? null].flat().every((title) => localize(title).length <= SHORT_NAME);
    if (refersToOne(field) && props.records.every(isShort)) return styles.line;
    return wraps(field) && styles.words;
  };

  const isOffered = useOfferedSort(props);
  const toColumn = (name: string, place: number): Column<ConsoleRecord> => {
    const field = fields[name] ?? timestamps[name];
    const rank = sort.findIndex((one) => one.field === name);
    const current = sort[rank];
    const width = widths[name];
    return {
      key: name,
      ...(width !== undefined && { width }),
      ...(place < pinned && { pinned: 'start' }),
      title: (
        <ColumnHead
          label={field?.label}
          rank={sort.length > 1 && current ? rank + 1 : null}
          isTooLong={isSortable(name, fields) && !isOffered(name)}
          order={current?.order}
          {...(isOffered(name) && {
            onSort: (adding) => props.onSort(sortAfterClick(sort, name, adding)),
          })}
        >
          {narrowing && field && name in fields && isFilterable(field) && (
            <ColumnFilter
              {...{ resource, name, field }}
              filters={chosenFor(narrowing.filters, name)}
              onChange={(chosen) => narrowing.onFilter(name, chosen)}
            />
          )}
          {onWidth && (
            <InIdle>
              <LaterColumnResize
                label={localize(field?.label)}
                width={width}
                onWidth={(next) => onWidth(name, next)}
              />
            </InIdle>
          )}
        </ColumnHead>
      ),
      headProps: {
        ...(current && { 'aria-sort': ariaSorts[current.order] }),
        ...(isOffered(name) && { className: styles.sortable }),
      },
      render: (record) => cell(name, field, record),
      className: [linesOf(name, field), current && styles.sorted].filter(Boolean).join(' '),
      ...(inline.includes(name) && !loading && { cellProps: inlineCell }),
    };
  };
  const actions: Column<ConsoleRecord> = {
    key: '$actions',
    title: <span className="visually-hidden">{t('actions.title')}</span>,
    width: 48,
    pinned: 'end',
    render: (record) => !loading && <RowActions resource={resource} record={record} />,
  };
  const asked: Column<ConsoleRecord> = {
    key: '$asked',
    pinned: 'end',
    width: action?.width ?? usualActionWidth,
    title: action && localize(action.title),
    cellProps: { onClick: (event) => event.stopPropagation() },
    render: (record) => !loading && action && <action.Part record={record} />,
  };
  return [
    ...columns.map(toColumn),
    ...(action ? [asked] : []),
    ...(hasRowActions(resource, role) ? [actions] : []),
  ];
}

/** True for values of several words, which may wrap. */
function wraps(field: Field | undefined): boolean {
  return isWords(field) || isLocalized(field) || refers(field) || timeOf(field) === 'moment';
}

// A click opens the row, so an editable cell opens on a double click.
const inlineCell = {
  onClick: (event: MouseEvent) => event.stopPropagation(),
  onDoubleClick: ({ currentTarget }: MouseEvent<HTMLElement>) =>
    currentTarget.querySelector<HTMLElement>('[data-inline]')?.click(),
};
