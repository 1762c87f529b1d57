import { Select, Tag } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceList, resourceNamed, rights } from 'sijil/schema/application';
import { isSecret } from 'sijil/schema/kindFacts';
import { useLocalize } from 'sijil/react/providers/language';
import type { ConsoleRecord } from 'sijil/contract/recordView';
import styles from './rights.module.css';
import type { Action } from 'sijil/schema/access';
import { actionWords } from 'sijil/schema/roles/ruleTexts';
import { useOperation } from 'sijil/react/providers/operations';

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
          options={resourceList().map(({ name: value, label }) => ({ value, label: localize(label.many) }))}
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
          options={Object.entries(rights()).map(([value, label]) => ({ value, label: localize(label) }))}
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

const ofRecords: readonly Action[] = ['read', 'create', 'update', 'delete'];
const ofFields: readonly Action[] = ['read', 'update'];
const colors = { allowed: 'success', some: 'warning', refused: 'error' } as const;

interface RightsTableProps {
  readonly person: string;
  readonly resource: string | undefined;
  readonly field: string | undefined;
  readonly right: string | undefined;
}

/** A row for each action on the chosen records or field, and one for the chosen right. */
export function RightsTable({ person, resource, field, right }: RightsTableProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  if (resource === undefined && right === undefined) return null;
  const actions = resource === undefined ? [] : field === undefined ? ofRecords : ofFields;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t('rights.action')}</th>
          <th scope="col">{t('rights.answer')}</th>
          <th scope="col">{t('rights.why')}</th>
        </tr>
      </thead>
      <tbody>
        {actions.map((action) => (
          <RightRow
            key={action}
            label={localize(actionWords[action])}
            query={{ person, action, ...(resource && { resource }), ...(field && { field }) }}
          />
        ))}
        {right !== undefined && <RightRow label={localize(rights()[right])} query={{ person, right }} />}
      </tbody>
    </table>
  );
}

interface RightRowProps {
  readonly label: string;
  readonly query: {
    readonly person: string;
    readonly resource?: string;
    readonly action?: Action;
    readonly field?: string;
    readonly right?: string;
  };
}

function RightRow({ label, query }: RightRowProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const { data, error } = useOperation('roles.explain', { query });
  return (
    <tr>
      <th scope="row">{label}</th>
      <td>{data && <Tag color={colors[data.answer]}>{t(`rights.${data.answer}`)}</Tag>}</td>
      <td>{data ? localize(data.rule) : error?.message}</td>
    </tr>
  );
}
