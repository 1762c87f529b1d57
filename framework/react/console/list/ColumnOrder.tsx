import { HolderOutlined } from '@ant-design/icons';
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoveButtons } from '@framework/components/MoveButtons';
import type { ColumnChange } from './columnChoice';
import styles from './listDisplay.module.css';

interface ColumnOrderProps {
  readonly shown: readonly string[];
  readonly labelOf: (name: string) => string;
  readonly change: (step: ColumnChange) => void;
}

/** The columns of the table, from its start to its end: dragged by the pointer, moved by buttons from the keyboard. */
export function ColumnOrder({ shown, labelOf, change }: ColumnOrderProps) {
  const { t } = useTranslation('list');
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <ul className={styles.columns}>
      {shown.map((name, index) => (
        <li key={name}>
          <div
            className={name === dragged ? `${styles.column} ${styles.dragged}` : styles.column}
            draggable
            onDragStart={(event) => {
              event.dataTransfer.effectAllowed = 'move';
              setDragged(name);
            }}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => {
              if (!dragged) return;
              event.preventDefault();
              if (dragged !== name) change({ move: dragged, to: index });
            }}
            onDrop={(event) => event.preventDefault()}
          >
            <HolderOutlined aria-hidden="true" className={styles.handle ?? ''} />
            <Checkbox
              className={styles.columnName ?? ''}
              checked
              disabled={shown.length === 1}
              onChange={() => change({ toggle: name })}
            >
              {labelOf(name)}
            </Checkbox>
            <MoveButtons
              at={index}
              count={shown.length}
              earlier={t('columns.earlier', { name: labelOf(name) })}
              later={t('columns.later', { name: labelOf(name) })}
              onMove={(to) => change({ move: name, to })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
