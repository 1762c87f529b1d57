import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { EmptyState } from '@framework/components/EmptyState';
import { hasOptions } from '#framework/schema/kindFacts';
import { useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from '#framework/contract/recordView';
import { BoardColumn } from './BoardColumn';
import { boardColumns } from './boardColumns';
import type { LayoutProps } from './LayoutBody';
import styles from './layouts.module.css';
import { useMoveRecord } from './useMoveRecord';

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
      // Reached by the keyboard, because it may have to be scrolled.
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
