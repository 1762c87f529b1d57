import { Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Action } from 'sijil/schema/access';
import { joinedNames } from 'sijil/base/i18n/worded';
import type { Field } from 'sijil/schema/field';
import { alsoIn } from 'sijil/schema/roles/sameColumns';
import type { Narrowing, RecordLimits } from 'sijil/schema/roles/customRoles';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './narrowing.module.css';
import { isSecret } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { titleFields } from 'sijil/schema/titleFields';

type FieldLimits = NonNullable<RecordLimits['fields']>;

interface FieldRowsProps {
  readonly resource: Resource;
  readonly fields: readonly [string, Field][];
  /** Fields that name a record: they are never hidden. */
  readonly titles: readonly string[];
  readonly limits: FieldLimits;
  readonly disabled: boolean;
  readonly onAsk: (field: string, action: Action) => void;
  readonly onChange: (limits: FieldLimits) => void;
}

/**
 * Rows for the fields of one record type: as in the base role, read-only, or hidden. A removed field is listed until its
 * limit is removed.
 */
export function FieldRows({ resource, fields, titles, limits, disabled, onAsk, onChange }: FieldRowsProps) {
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
        <th scope="row">
          {label}
          {limits[name] === 'hidden' && <AlsoHidden others={alsoIn(resource, name)} />}
        </th>
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

/** The other lists of the same column, in which it is hidden too. */
function AlsoHidden({ others }: { readonly others: readonly Resource[] }) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  if (others.length === 0) return null;
  const names = localize(joinedNames(others.map(({ label }) => label.many)));
  return <small> {t('narrowing.alsoHidden', { names })}</small>;
}

/** Returns a narrowing with new limits for some records; without limits, their key is removed. */
export function withLimits(narrowing: Narrowing, name: string, limits: RecordLimits): Narrowing {
  const { [name]: _, ...others } = narrowing.records;
  const { fields = {}, ...actions } = limits;
  const given: RecordLimits = {
    ...Object.fromEntries(Object.entries(actions).filter(([, left]) => left !== undefined)),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
  const isLimited = Object.keys(given).length > 0;
  return { ...narrowing, records: isLimited ? { ...others, [name]: given } : others };
}

/** Returns the limits that leave only the names of records readable. */
export function onlyTheName(resource: Resource): RecordLimits {
  const titles = titleFields(resource);
  const hidden = Object.entries(resource.fields).flatMap(([name, field]) =>
    isSecret(field) || titles.includes(name) ? [] : [[name, 'hidden'] as const],
  );
  return { create: 'nothing', update: 'nothing', delete: 'nothing', fields: Object.fromEntries(hidden) };
}
