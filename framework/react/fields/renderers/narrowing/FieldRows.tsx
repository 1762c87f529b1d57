import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Action } from '#framework/schema/access';
import type { Field } from '#framework/schema/field';
import type { RecordLimits } from '#framework/schema/roles/customRoles';
import { useLocalize } from '@framework/providers/language';
import styles from './narrowing.module.css';

type FieldLimits = NonNullable<RecordLimits['fields']>;

interface FieldRowsProps {
  readonly fields: readonly [string, Field][];
  /** Fields that name a record: they are never hidden. */
  readonly titles: readonly string[];
  readonly limits: FieldLimits;
  readonly disabled: boolean;
  readonly onAsk: (field: string, action: Action) => void;
  readonly onChange: (limits: FieldLimits) => void;
}

/** The fields of one type of records, each as in the base, to read only, or hidden. What has gone stays listed until it is removed. */
export function FieldRows({ fields, titles, limits, disabled, onAsk, onChange }: FieldRowsProps) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const known = fields.map(([name, { label }]) => [name, localize(label)] as const);
  const gone = Object.keys(limits).filter((name) => !fields.some(([one]) => one === name));
  const rows = [...known, ...gone.map((name) => [name, t('narrowing.gone', { name })] as const)];
  return rows.map(([name, label]) => {
    const choices = ['all', 'fixed', ...(titles.includes(name) ? [] : ['hidden'])];
    const { [name]: _, ...others } = limits;
    return (
      <tr key={name} className={styles.field}>
        <th scope="row">{label}</th>
        <td colSpan={4}>
          <Segmented
            aria-label={label}
            size="small"
            disabled={disabled}
            value={limits[name] ?? 'all'}
            options={choices.map((value) => ({ value, label: t(`narrowing.field.${value}`) }))}
            onFocus={() => onAsk(name, limits[name] === 'fixed' ? 'update' : 'read')}
            onChange={(chosen) =>
              onChange(chosen === 'fixed' || chosen === 'hidden' ? { ...others, [name]: chosen } : others)
            }
          />
        </td>
      </tr>
    );
  });
}
