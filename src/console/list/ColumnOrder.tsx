import { ArrowDownOutlined, ArrowUpOutlined, HolderOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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
            <Button
              type="text"
              size="small"
              icon={<ArrowUpOutlined aria-hidden="true" />}
              disabled={index === 0}
              aria-label={t('columns.earlier', { name: labelOf(name) })}
              onClick={() => change({ move: name, to: index - 1 })}
            />
            <Button
              type="text"
              size="small"
              icon={<ArrowDownOutlined aria-hidden="true" />}
              disabled={index === shown.length - 1}
              aria-label={t('columns.later', { name: labelOf(name) })}
              onClick={() => change({ move: name, to: index + 1 })}
            />
          </div>
        </li>
      ))}
    </ul>
  );
}
