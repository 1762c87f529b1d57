import { Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { storedKindOf } from '#framework/schema/fieldKinds';
import { refers } from '#framework/schema/kindFacts';
import type { Resource } from '#framework/schema/resource';
import { useLocalize } from '@framework/providers/language';
import { rendererOf } from '../renderers';
import styles from './chosen.module.css';

interface NewValueProps {
  readonly field: Field;
  /** Records whose values it may take. */
  readonly source: Resource | undefined;
  readonly value: unknown;
  readonly disabled: boolean;
  readonly onChange: (value: unknown) => void;
}

/** A value of a new record: entered with the field's own control, or taken from the record that leads to it. */
export function NewValue({ field, source, value, disabled, onChange }: NewValueProps) {
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

/** True of a field whose values another one can hold. */
const isLike = (one: Field, other: Field): boolean =>
  refers(other)
    ? refers(one) && one.to === other.to
    : !refers(one) && storedKindOf(one) === storedKindOf(other);
