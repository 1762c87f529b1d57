import { Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { resourceList, resourceNamed, type Role, roleLabels } from 'sijil/schema/application';
import { isKeyOf } from 'sijil/base/objects';
import { permissionFor } from 'sijil/schema/access';
import type { NewRecordField } from 'sijil/schema/kinds/chosen';
import { useLocalize } from 'sijil/react/providers/language';
import { controlProps, type InputProps } from '../renderer';
import styles from './chosen.module.css';
import { type Field, isWritable } from 'sijil/schema/field';
import { isWrittenBy } from 'sijil/schema/fieldAccess';
import { hasRows, holdsFile, isOpaque, isSecret, refers } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { useId } from 'react';
import { storedKindOf } from 'sijil/schema/fieldKinds';
import { rendererOf } from '../renderers';

/** Returns the fields of a new record that a role may write and whose values can be chosen in advance. */
function newFields(target: Resource, role: Role): (readonly [string, Field])[] {
  return Object.entries(target.fields).filter(([name, field]) => {
    const isPlain = !holdsFile(field) && !hasRows(field) && !isOpaque(field) && !isSecret(field);
    return isPlain && isWritable(field, 'create') && isWrittenBy(target, name, role);
  });
}

/** Record to be created: its type, and for each field a value, or a field of the source record to copy. */
export function NewRecordInput({ field, value, values, onChange, ...rest }: InputProps<NewRecordField>) {
  const { t } = useTranslation(['record', 'fields']);
  const localize = useLocalize();
  const role = roleOf(values?.[field.as]);
  const from = values?.[field.from];
  const source = typeof from === 'string' ? resourceNamed(from) : undefined;
  const target = value ? resourceNamed(value.resource) : undefined;
  if (!role) return <p>{t('newRecord.roleFirst')}</p>;
  const offered = resourceList().filter(
    (one) => !one.storedBy && !one.single && permissionFor(one, 'create', { role }) !== 'none',
  );
  return (
    <div className={styles.record}>
      <Select
        {...controlProps(rest)}
        showSearch
        optionFilterProp="label"
        placeholder={t('fields:choice.choose')}
        value={target?.name ?? null}
        options={offered.map(({ name, label }) => ({ value: name, label: localize(label.one) }))}
        onChange={(resource: string) => onChange({ resource, values: {} })}
      />
      {target &&
        newFields(target, role).map(([name, one]) => (
          <NewValue
            key={name}
            field={one}
            source={source}
            value={value?.values[name]}
            disabled={rest.disabled ?? false}
            onChange={(next) => {
              const { [name]: _, ...others } = value?.values ?? {};
              const isEmpty = next === null || next === undefined || next === '';
              onChange({ resource: target.name, values: isEmpty ? others : { ...others, [name]: next } });
            }}
          />
        ))}
    </div>
  );
}

const roleOf = (value: unknown): Role | null =>
  typeof value === 'string' && isKeyOf(roleLabels(), value) ? value : null;

interface NewValueProps {
  readonly field: Field;
  /** Records from which values can be copied. */
  readonly source: Resource | undefined;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** Value of a new record: entered with the field's own control, or copied from the source record. */
function NewValue({ field, source, value, disabled, onChange }: NewValueProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const id = useId();
  const { Input: Control } = rendererOf(field);
  const options = Object.entries(source?.fields ?? {})
    .filter(([, one]) => isLike(one, field))
    .map(([name, one]) => ({ value: `{{${name}}}`, label: localize(one.label) }));
  const taken = options.some((option) => option.value === value);
  return (
    <div>
      <label id={`${id}-label`} htmlFor={id} className={styles.label}>
        {localize(field.label)}
        {field.required && <span aria-hidden="true"> *</span>}
      </label>
      {!taken && (
        <Control
          field={field}
          id={id}
          value={value}
          disabled={disabled}
          aria-labelledby={`${id}-label`}
          onChange={onChange}
        />
      )}
      {options.length > 0 && (
        <Select
          {...(taken && { id })}
          size="small"
          className={styles.taken}
          allowClear
          disabled={disabled}
          aria-label={t('newRecord.take', { name: localize(field.label) })}
          placeholder={t('newRecord.fromRecord')}
          value={taken ? value : null}
          options={options}
          onChange={(next: unknown) => onChange(next ?? null)}
        />
      )}
    </div>
  );
}

/** True where the values of one field fit another. */
const isLike = (one: Field, other: Field): boolean =>
  refers(other)
    ? refers(one) && one.to === other.to
    : !refers(one) && storedKindOf(one) === storedKindOf(other);
