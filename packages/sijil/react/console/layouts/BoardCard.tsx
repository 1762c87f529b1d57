import { SwapOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { LaterDropdown } from 'sijil/react/components/antd/laterControls';
import { Localized } from 'sijil/react/components/valueTexts';
import { isEmpty, RecordField } from 'sijil/react/fields/FieldValue';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import type { DeclaredTable } from '../query/useDeclaredTable';
import type { NamedColumn } from './Board';
import styles from './layouts.module.css';
import { recordAddress } from '../query/recordAddress';
import type { useMoveRecord } from './boardColumns';

/** Values on a card, besides the name. */
const mostFacts = 3;

interface BoardCardProps {
  readonly table: DeclaredTable;
  /** Field that the column already shows. */
  readonly without: string;
  readonly record: ConsoleRecord;
  /** Columns that it can be moved to. */
  readonly others: readonly NamedColumn[];
  readonly moving: ReturnType<typeof useMoveRecord>;
  readonly onDrag: (record: ConsoleRecord | null) => void;
}

/** Record on a board: its name, some of its values, and a menu of other columns. */
export function BoardCard({ table, without, record, others, moving, onDrag }: BoardCardProps) {
  const { t } = useTranslation('list');
  const localize = useLocalize();
  const card = useRef<HTMLLIElement>(null);
  const isMoved = moving.moved === record.id;
  useEffect(() => {
    // The move mounts another card, which takes the focus again.
    if (isMoved) card.current?.querySelector('button')?.focus();
  }, [isMoved]);
  const items = others.map(({ value, label }) => ({
    key: value ?? '',
    label,
    onClick: () => void moving.move(record, value, label),
  }));
  return (
    <li ref={card}>
      <div
        className={styles.card}
        draggable={moving.may}
        aria-busy={moving.pending === record.id}
        onDragStart={(event) => {
          event.dataTransfer.setData('text/plain', record.id);
          onDrag(record);
        }}
        onDragEnd={() => onDrag(null)}
      >
        <div className={styles.cardHead}>
          <Link
            to={recordAddress({ resource: table.resource, rowPath: table.source.list?.rowPath }, record)}
            draggable={false}
          >
            <Localized text={record.$title} />
          </Link>
          {moving.may && items.length > 0 && (
            <LaterDropdown menu={{ items }}>
              <Button
                type="text"
                size="small"
                icon={<SwapOutlined aria-hidden="true" />}
                aria-haspopup="menu"
                aria-label={t('layout.move', { name: localize(record.$title) })}
                title={t('layout.moveTo')}
              />
            </LaterDropdown>
          )}
        </div>
        <CardFacts table={table} without={without} record={record} />
      </div>
    </li>
  );
}

function CardFacts({ table, without, record }: Pick<BoardCardProps, 'table' | 'without' | 'record'>) {
  const localize = useLocalize();
  const language = useLanguage();
  const { resource, fields, columns } = table;
  const names = columns.shown.filter(
    (name) => name !== resource.title[language] && name !== without && fields[name] && !isEmpty(record[name]),
  );
  return (
    <dl className={styles.facts}>
      {names.slice(0, mostFacts).map((name) => {
        const field = fields[name];
        return (
          field && (
            <div key={name}>
              <dt>{localize(field.label)}</dt>
              <dd>
                <RecordField name={name} field={field} record={record} compact />
              </dd>
            </div>
          )
        );
      })}
    </dl>
  );
}
