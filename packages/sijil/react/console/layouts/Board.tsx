import { type DragEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from 'antd';
import { EmptyState } from 'sijil/react/components/EmptyState';
import { hasOptions } from 'sijil/schema/kindFacts';
import { useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import { type BoardColumn as Column, boardColumns, useMoveRecord } from './boardColumns';
import type { LayoutProps } from './LayoutBody';
import styles from './layouts.module.css';
import type { Tone } from 'sijil/schema/field';
import { ErrorState } from 'sijil/react/components/ErrorState';
import { LoadingState } from 'sijil/react/components/LoadingState';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { Ltr } from 'sijil/react/components/valueTexts';
import type { DeclaredTable } from '../query/useDeclaredTable';
import { useRecords } from '../query/useRecords';
import { BoardCard } from './BoardCard';

/** A list in columns by one of its choices; a card is moved by dragging it or from its menu, where its field may be changed. */
export default function Board({ table, layout }: LayoutProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const { resource, fields, state, change } = table;
  const field = fields[layout.field];
  const moving = useMoveRecord(resource, layout.field);
  const [dragged, setDragged] = useState<ConsoleRecord | null>(null);
  if (!hasOptions(field)) return null;
  const columns = boardColumns(layout.field, field, state.filters);
  const named = columns.map(({ value, filters }) => {
    const option = value === null ? undefined : field.options[value];
    const label = option ? localize(option) : t('layout.without', { field: localize(field.label) });
    return { value, filters, label, tone: option?.tone };
  });
  if (columns.length === 0) return <EmptyState title={t('layout.noColumns')} />;
  return (
    <section
      className={styles.board}
      // Focusable, because it may have to be scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={t('layout.board', { field: localize(field.label) })}
    >
      {named.map((column) => (
        <BoardColumn
          key={column.value ?? ''}
          table={table}
          name={layout.field}
          column={column}
          others={named.filter(({ value }) => value !== column.value)}
          moving={moving}
          dragged={dragged}
          onDrag={setDragged}
          onMore={() => change({ layout: null, filters: column.filters })}
        />
      ))}
    </section>
  );
}

/** Cards per column; the list behind a column shows all of them. */
const mostCards = 20;

export interface NamedColumn extends Column {
  readonly label: string;
  readonly tone?: Tone | undefined;
}

interface BoardColumnProps {
  readonly table: DeclaredTable;
  /** Field whose values the columns are. */
  readonly name: string;
  readonly column: NamedColumn;
  readonly others: readonly NamedColumn[];
  readonly moving: ReturnType<typeof useMoveRecord>;
  readonly dragged: ConsoleRecord | null;
  readonly onDrag: (record: ConsoleRecord | null) => void;
  /** Opens the column as a list. */
  readonly onMore: () => void;
}

/** Column of the records with one value; a card that is dropped here gets that value. */
function BoardColumn({ table, name, column, others, moving, dragged, onDrag, onMore }: BoardColumnProps) {
  const { t } = useTranslation('list');
  const { source, state } = table;
  const [over, setOver] = useState(false);
  const { records, total, exact, loading, error, refetch } = useRecords(source, {
    filters: column.filters,
    sorters: state.sorters,
    pageSize: mostCards,
  });
  const takes = dragged !== null && (dragged[name] ?? null) !== column.value;
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onDrag(null);
    if (dragged && takes) void moving.move(dragged, column.value, column.label);
  };
  const more = total - records.length;
  return (
    <section className={styles.place} aria-label={column.label}>
      <div
        className={styles.column}
        data-over={(over && takes) || undefined}
        onDragOver={(event) => {
          if (!takes) return;
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <h2 className={styles.columnHead}>
          <ToneTag tone={column.tone ?? 'neutral'}>{column.label}</ToneTag>
          {!loading && (
            <span className={styles.count}>
              <Ltr>{exact ? total : `${total}+`}</Ltr>
            </span>
          )}
        </h2>
        {error && <ErrorState error={error} onRetry={refetch} />}
        {loading && <LoadingState as="lines" rows={3} />}
        <ul className={styles.cards}>
          {records.map((record) => (
            <BoardCard
              key={record.id}
              table={table}
              without={name}
              record={record}
              others={others}
              moving={moving}
              onDrag={onDrag}
            />
          ))}
        </ul>
        {more > 0 && (
          <Button type="link" onClick={onMore}>
            {t('layout.more', { count: more })}
          </Button>
        )}
      </div>
    </section>
  );
}
