import { Select } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceList, resourceNamed } from '#app/resources';
import { rights } from '#app/rights';
import { isSecret } from '#framework/schema/kindFacts';
import { useLocalize } from '@framework/providers/language';
import type { ConsoleRecord } from '../consoleRecord';
import { RightsTable } from './RightsTable';
import styles from './rights.module.css';

interface PersonRightsProps {
  readonly record: ConsoleRecord;
}

/** Rights of a person to records, a field of them or a privilege, with the reason. */
export default function PersonRights({ record }: PersonRightsProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const [name, setName] = useState<string>();
  const [field, setField] = useState<string>();
  const [right, setRight] = useState<string>();
  const fields = Object.entries(resourceNamed(name ?? '')?.fields ?? {});
  const shown = fields.filter(([, one]) => !isSecret(one));
  return (
    <div className={styles.rights}>
      <p>{t('rights.intro')}</p>
      <div className={styles.choices}>
        <Choice
          label={t('rights.records')}
          placeholder={t('rights.chooseRecords')}
          value={name}
          options={resourceList.map(({ name: value, label }) => ({ value, label: localize(label.many) }))}
          onChange={(next) => {
            setName(next);
            setField(undefined);
          }}
        />
        <Choice
          label={t('rights.field')}
          value={field}
          disabled={name === undefined}
          options={shown.map(([value, { label }]) => ({ value, label: localize(label) }))}
          onChange={setField}
        />
        <Choice
          label={t('rights.right')}
          placeholder={t('rights.chooseRight')}
          value={right}
          options={Object.entries(rights).map(([value, label]) => ({ value, label: localize(label) }))}
          onChange={setRight}
        />
      </div>
      <RightsTable person={record.id} resource={name} field={field} right={right} />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly placeholder?: string;
  readonly value: string | undefined;
  readonly disabled?: boolean;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChange: (value: string | undefined) => void;
}

function Choice({ label, options, onChange, ...select }: ChoiceProps) {
  const id = useId();
  return (
    <div className={styles.choice}>
      <label htmlFor={id}>{label}</label>
      <Select<string>
        {...select}
        id={id}
        allowClear
        showSearch
        optionFilterProp="label"
        options={[...options]}
        onChange={(value: string | undefined) => onChange(value)}
      />
    </div>
  );
}
