import { DeleteOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { FieldFilter } from '@framework/fields/FieldFilter';
import { useLocalize } from '@framework/providers/language';
import type { EditedCondition } from './editedGroups';
import styles from './groups.module.css';

interface ConditionBoxProps {
  readonly field: Field;
  readonly condition: EditedCondition;
  /** Null: the condition is removed. */
  readonly onChange: (condition: EditedCondition | null) => void;
}

/** A condition of a group, with the control of its field's kind. */
export function ConditionBox({ field, condition, onChange }: ConditionBoxProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const { chosen } = condition;
  const isEmpty = Object.keys(chosen).length === 0;
  // A new one is filled in next.
  const isNew = useRef(isEmpty);
  useEffect(() => {
    if (isNew.current) control.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, []);
  const name = localize(field.label);
  return (
    <div className={styles.condition}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          {name}
        </label>
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('filters.groups.removeCondition', { name })}
          title={t('filters.groups.removeCondition', { name })}
          onClick={() => onChange(null)}
        />
      </div>
      <div ref={control}>
        <FieldFilter
          field={field}
          id={id}
          filters={chosen}
          onChange={(next) => onChange({ ...condition, chosen: next })}
        />
      </div>
      {isEmpty && <p className={styles.hint}>{t('filters.groups.noValue')}</p>}
    </div>
  );
}
