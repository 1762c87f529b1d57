import { DownOutlined } from '@ant-design/icons';
import { Button, Select } from 'antd';
import { Fragment, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type DeclaredRole, drawnFrom } from 'sijil/schema/application';
import { type Action, isNeverCustom, ownersIn, permissionFor } from 'sijil/schema/access';
import { isSecret } from 'sijil/schema/kindFacts';
import type { Resource } from 'sijil/schema/resource';
import { titleFields } from 'sijil/schema/titleFields';
import type { RecordLimits } from 'sijil/schema/roles/customRoles';
import type { Question } from 'sijil/schema/roles/explain';
import { actionWords } from 'sijil/schema/roles/ruleTexts';
import { useLocalize } from 'sijil/react/providers/language';
import { FieldRows, onlyTheName } from './FieldRows';
import styles from './narrowing.module.css';

const actions: readonly Action[] = ['read', 'create', 'update', 'delete'];

interface RecordRowsProps {
  readonly base: DeclaredRole;
  readonly resources: readonly Resource[];
  readonly records: Readonly<Record<string, RecordLimits>>;
  readonly disabled: boolean;
  readonly onAsk: (question: Question) => void;
  readonly onChange: (name: string, limits: RecordLimits) => void;
}

/** Row for each record type: the remaining rights to read, create, change and delete, and the fields. */
export function RecordRows({ base, resources, records, disabled, onAsk, onChange }: RecordRowsProps) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const [open, setOpen] = useState<string>();
  /** Two declarations of the same things, one of them for lists, would have one name. */
  const nameOf = ({ name, label }: Resource) => {
    const same = resources.filter((one) => localize(one.label.many) === localize(label.many));
    const isDrawn = same.length > 1 && Object.hasOwn(drawnFrom(), name);
    return isDrawn ? t('narrowing.drawn', { name: localize(label.many) }) : localize(label.many);
  };
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('narrowing.records')}</th>
            {actions.map((action) => (
              <th key={action} scope="col">
                {localize(actionWords[action])}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {resources.map((resource) => {
            const { name } = resource;
            const label = nameOf(resource);
            const limits = records[name] ?? {};
            return (
              <Fragment key={name}>
                <tr data-limited={records[name] !== undefined}>
                  <th scope="row">
                    <Button
                      type="text"
                      aria-expanded={open === name}
                      icon={<DownOutlined aria-hidden="true" rotate={open === name ? 180 : 0} />}
                      onClick={() => setOpen(open === name ? undefined : name)}
                    >
                      {label}
                    </Button>
                    {!disabled && permissionFor(resource, 'read', { role: base }) !== 'none' && (
                      <Button
                        type="link"
                        size="small"
                        aria-label={t('narrowing.onlyNameOf', { name: label })}
                        onClick={() => {
                          setOpen(name);
                          onChange(name, onlyTheName(resource));
                        }}
                      >
                        {t('narrowing.onlyName')}
                      </Button>
                    )}
                  </th>
                  {actions.map((action) => (
                    <td key={action}>
                      <ActionCell
                        label={`${label}: ${localize(actionWords[action])}`}
                        {...{ base, resource, action, limits, disabled }}
                        onAsk={() => onAsk({ resource: name, action })}
                        onChange={(left) => onChange(name, { ...limits, [action]: left })}
                      />
                    </td>
                  ))}
                </tr>
                {open === name && (
                  <FieldRows
                    resource={resource}
                    fields={Object.entries(resource.fields).filter(([, field]) => !isSecret(field))}
                    titles={titleFields(resource)}
                    limits={limits.fields ?? {}}
                    disabled={disabled}
                    onAsk={(field, action) => onAsk({ resource: name, field, action })}
                    onChange={(fields) => onChange(name, { ...limits, fields })}
                  />
                )}
              </Fragment>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** True where a custom role may keep less of an action than its base. */
function isLimitable(resource: Resource, action: Action, base: DeclaredRole): boolean {
  return (
    permissionFor(resource, action, { role: base }) !== 'none' &&
    resource.access[action] !== 'everyone' &&
    !isNeverCustom(resource, action)
  );
}

/** Returns the limits that leave nothing of these records. */
export function nothingOf(resource: Resource, base: DeclaredRole): RecordLimits {
  const limited = actions.filter((action) => isLimitable(resource, action, base));
  return Object.fromEntries(limited.map((action) => [action, 'nothing']));
}

interface ActionCellProps {
  readonly label: string;
  readonly base: DeclaredRole;
  readonly resource: Resource;
  readonly action: Action;
  readonly limits: RecordLimits;
  readonly disabled: boolean;
  readonly onAsk: () => void;
  readonly onChange: (left: 'nothing' | 'own' | undefined) => void;
}

/** Select for how much of an action the custom role keeps; plain text where there is no choice. Focus shows the reason. */
function ActionCell({ label, base, resource, action, limits, disabled, onAsk, onChange }: ActionCellProps) {
  const { t } = useTranslation('fields');
  const granted = permissionFor(resource, action, { role: base });
  const unlimited = granted === 'all' ? 'all' : 'some';
  const offersOwn = action !== 'create' && granted === 'all' && ownersIn(resource.access).length > 0;
  if (!isLimitable(resource, action, base)) {
    const left = t(resource.access[action] === 'everyone' ? 'narrowing.left.all' : 'narrowing.left.never');
    return (
      <Button type="text" aria-label={`${label} – ${left}`} className={styles.fixed} onClick={onAsk}>
        {left}
      </Button>
    );
  }
  return (
    <Select
      aria-label={label}
      className={styles.choice}
      disabled={disabled}
      value={limits[action] ?? unlimited}
      status={limits[action] ? 'warning' : ''}
      options={[unlimited, ...(offersOwn ? ['own'] : []), 'nothing'].map((left) => ({
        value: left,
        label: t(`narrowing.left.${left}`),
      }))}
      onFocus={onAsk}
      onChange={(left) => onChange(left === 'nothing' || left === 'own' ? left : undefined)}
    />
  );
}
