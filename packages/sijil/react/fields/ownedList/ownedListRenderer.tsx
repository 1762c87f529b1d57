import type { OwnedListField } from 'sijil/schema/kinds/ownedList';
import type { InputProps, Renderer } from '../renderer';
import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { focusNeighbour, MoveButtons, moved } from 'sijil/react/components/MoveButtons';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './ownedList.module.css';
import { emptyRow, errorsBelow, OwnedRowFields, type Row, useStableKeys } from './OwnedRowFields';

export const ownedListRenderer: Renderer<OwnedListField> = {
  Input: OwnedListInput,
  wide: true,
  group: true,
};

/** The rows of an owned list as cards: each can be filled in, moved and removed. */
function OwnedListInput({
  field,
  value,
  onChange,
  id = '',
  disabled,
  errors = {},
  values,
}: InputProps<OwnedListField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const rows = value ?? [];
  const { keys, setKeys, nextKey } = useStableKeys(rows.length);
  const item = localize(field.item);
  const full = field.max !== undefined && rows.length >= field.max;

  // Two rows may change before the next render: an upload that ends, and a typed letter.
  const latest = useRef<readonly Row[]>(rows);
  useLayoutEffect(() => {
    latest.current = rows;
  });
  const put = (next: readonly Row[]) => {
    latest.current = next;
    onChange([...next]);
  };
  const add = () => {
    setKeys([...keys, nextKey()]);
    put([...latest.current, emptyRow(field.fields)]);
  };
  const remove = (at: number) => {
    setKeys(keys.filter((_, index) => index !== at));
    put(latest.current.filter((_, index) => index !== at));
  };
  const move = (from: number, to: number) => {
    setKeys(moved(keys, from, to));
    put(moved(latest.current, from, to));
  };
  const change = (at: number, row: Row) =>
    put(latest.current.map((one, index) => (index === at ? row : one)));

  return (
    <div className={styles.list}>
      {rows.map((row, index) => (
        <section key={keys[index]} className={styles.card} aria-label={`${item} ${index + 1}`}>
          <RowHead
            item={item}
            index={index}
            count={rows.length}
            disabled={disabled ?? false}
            onMove={(to) => move(index, to)}
            onRemove={() => remove(index)}
          />
          <OwnedRowFields
            id={`${id}-${keys[index]}`}
            path={String(index)}
            fields={field.fields}
            row={row}
            around={values}
            disabled={disabled ?? false}
            errors={errorsBelow(errors, String(index))}
            onChange={(next) => change(index, next)}
          />
        </section>
      ))}
      <Button
        id={id}
        type="dashed"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={disabled || full}
        onClick={add}
      >
        {t('ownedList.add', { item })}
      </Button>
    </div>
  );
}

interface RowHeadProps {
  readonly item: string;
  readonly index: number;
  readonly count: number;
  readonly disabled: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Head of a row: its name and actions. */
function RowHead({ item, index, count, disabled, onMove, onRemove }: RowHeadProps) {
  const { t } = useTranslation('fields');
  return (
    <header className={styles.head}>
      <strong>
        {item} <bdi>{index + 1}</bdi>
      </strong>
      <span>
        <MoveButtons
          at={index}
          count={count}
          earlier={t('ownedList.up')}
          later={t('ownedList.down')}
          disabled={disabled}
          onMove={onMove}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          disabled={disabled}
          aria-label={t('ownedList.remove', { item, number: index + 1 })}
          onClick={({ currentTarget }) => {
            focusNeighbour(currentTarget.closest('section'));
            onRemove();
          }}
        />
      </span>
    </header>
  );
}
