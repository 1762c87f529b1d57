import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import { deepestGroup } from 'sijil/schema/lists/listFilters';
import { matchName } from 'sijil/schema/lists/filterFields';
import { isFilterable } from 'sijil/react/fields/isFilterable';
import { useLocalize } from 'sijil/react/providers/language';
import {
  type EditedCondition,
  type EditedGroup,
  type EditedPart,
  isEditedGroup,
  newCondition,
  newGroup,
} from './editedGroups';
import styles from './groups.module.css';
import { FieldFilter } from 'sijil/react/fields/FieldInput';

interface GroupBoxProps {
  readonly fields: Readonly<Record<string, Field>>;
  readonly group: EditedGroup;
  /** 1 for the group of the list itself. */
  readonly depth: number;
  /** Called with null to remove the group. */
  readonly onChange: (group: EditedGroup | null) => void;
}

/** A group: how its conditions are joined, the conditions, and groups within it. */
export function GroupBox({ fields, group, depth, onChange }: GroupBoxProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const box = useRef<HTMLDivElement>(null);
  const { operator, parts } = group;
  const focusAdder = () => box.current?.querySelector<HTMLElement>(':scope > [data-add] input')?.focus();
  // A new group gets the focus, to be filled in next.
  const isNew = useRef(parts.length === 0);
  useEffect(() => {
    if (isNew.current) focusAdder();
  }, []);
  const add = (part: EditedPart) => onChange({ ...group, parts: [...parts, part] });
  const replace = (part: EditedPart, next: EditedPart | null) => {
    onChange({ ...group, parts: parts.flatMap((one) => (one === part ? (next ?? []) : one)) });
    // The focused button was removed.
    if (next === null) focusAdder();
  };
  const named = parts.flatMap((part) => (isEditedGroup(part) ? [] : [part.name]));
  const offered = Object.entries(fields).filter(
    ([name, field]) => name !== matchName && isFilterable(field) && !named.includes(name),
  );
  return (
    <div ref={box} role="group" aria-label={t('filters.groups.group', { depth })} className={styles.group}>
      <div className={styles.head}>
        <Segmented<EditedGroup['operator']>
          size="small"
          aria-label={t('filters.match')}
          value={operator}
          options={[
            { value: 'and', label: t('filters.groups.allOf') },
            { value: 'or', label: t('filters.groups.anyOf') },
          ]}
          onChange={(chosen) => onChange({ ...group, operator: chosen })}
        />
        <Button
          type="text"
          size="small"
          icon={<DeleteOutlined aria-hidden="true" />}
          aria-label={t('filters.groups.remove')}
          title={t('filters.groups.remove')}
          onClick={() => onChange(null)}
        />
      </div>
      {parts.length === 0 && <p className={styles.hint}>{t('filters.groups.empty')}</p>}
      {parts.map((part) => {
        const change = (next: EditedPart | null) => replace(part, next);
        if (isEditedGroup(part))
          return <GroupBox key={part.key} fields={fields} group={part} depth={depth + 1} onChange={change} />;
        const field = fields[part.name];
        return field && <ConditionBox key={part.key} field={field} condition={part} onChange={change} />;
      })}
      <div className={styles.adders} data-add>
        <Select
          showSearch
          className={styles.fieldPicker ?? ''}
          aria-label={t('filters.groups.addCondition')}
          placeholder={t('filters.groups.addCondition')}
          optionFilterProp="label"
          options={offered.map(([value, { label }]) => ({ value, label: localize(label) }))}
          value={null}
          onChange={(name: string | null) => name !== null && add(newCondition(name))}
        />
        {depth < deepestGroup && (
          <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => add(newGroup())}>
            {t('filters.groups.add')}
          </Button>
        )}
      </div>
    </div>
  );
}

interface ConditionBoxProps {
  readonly field: Field;
  readonly condition: EditedCondition;
  /** Called with null to remove the condition. */
  readonly onChange: (condition: EditedCondition | null) => void;
}

/** A condition of a group, with the control of its field's kind. */
function ConditionBox({ field, condition, onChange }: ConditionBoxProps) {
  const { t } = useTranslation('console');
  const localize = useLocalize();
  const id = useId();
  const control = useRef<HTMLDivElement>(null);
  const { chosen } = condition;
  const isEmpty = Object.keys(chosen).length === 0;
  // A new condition gets the focus, to be filled in next.
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
