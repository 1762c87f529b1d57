import { Tag } from 'antd';
import { useTranslation } from 'react-i18next';
import { rights } from '#app/rights';
import type { Action } from '#framework/schema/access';
import { actionWords } from '#framework/schema/roles/roleWords';
import { useLocalize } from '@framework/providers/language';
import { useOperation } from '@framework/providers/operations';
import styles from './rights.module.css';

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
        {right !== undefined && <RightRow label={localize(rights[right])} query={{ person, right }} />}
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
