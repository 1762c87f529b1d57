import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { HeldModal } from 'sijil/react/components/HeldModal';
import type { Resource } from 'sijil/schema/resource';
import { validate } from 'sijil/schema/validate';
import { isTruth } from 'sijil/schema/kindFacts';
import { FieldInput } from 'sijil/react/fields/FieldInput';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import styles from './bulk.module.css';

interface BulkChangeProps {
  readonly resource: Resource;
  /** The fields to choose from. */
  readonly names: readonly string[];
  readonly onClose: () => void;
  readonly onChange: (values: Readonly<Record<string, unknown>>) => void;
}

/** One field and its new value, for all selected records. */
export function BulkChange({ resource, names, onClose, onChange }: BulkChangeProps) {
  const { t } = useTranslation(['list', 'common']);
  const localize = useLocalize();
  const language = useLanguage();
  const id = useId();
  const [name, setName] = useState(names[0] ?? '');
  const [value, setValue] = useState<unknown>(() => startOf(resource, names[0] ?? ''));
  const [message, setMessage] = useState('');
  const field = resource.fields[name];
  const choose = (next: string) => {
    setName(next);
    setValue(startOf(resource, next));
    setMessage('');
  };
  const submit = () => {
    const checked = validate({ ...resource, rules: [] }, 'update', { [name]: value ?? null }, language);
    if (checked.ok) onChange(checked.values);
    else setMessage(Object.values(checked.errors).flat().join(' '));
  };
  return (
    <HeldModal
      open
      width={460}
      title={t('bulk.change')}
      okText={t('bulk.check.next')}
      onOk={submit}
      onCancel={onClose}
    >
      <div className={styles.form}>
        <div>
          <label htmlFor={`${id}-name`} className={styles.label}>
            {t('bulk.field')}
          </label>
          <Select
            id={`${id}-name`}
            style={{ inlineSize: '100%' }}
            value={name}
            options={names.map((one) => ({ value: one, label: localize(resource.fields[one]?.label) }))}
            onChange={choose}
          />
        </div>
        {field && (
          <div>
            <label htmlFor={`${id}-value`} id={`${id}-label`} className={styles.label}>
              {t('bulk.value')}
            </label>
            <FieldInput
              key={name}
              id={`${id}-value`}
              field={field}
              value={value}
              aria-labelledby={`${id}-label`}
              aria-describedby={`${id}-message`}
              aria-invalid={message !== ''}
              onChange={(chosen) => {
                setValue(chosen);
                setMessage('');
              }}
            />
            <p id={`${id}-message`} role="alert" className={styles.refusal}>
              {message}
            </p>
          </div>
        )}
      </div>
    </HeldModal>
  );
}

/** Returns a field's initial value: «no» for a switch, empty for every other control. */
function startOf(resource: Resource, name: string): unknown {
  return isTruth(resource.fields[name]) ? false : null;
}
