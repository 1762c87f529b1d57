import { SearchOutlined } from '@ant-design/icons';
import { Button, Checkbox, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { customBases, type DeclaredRole, resourceList, rights, ownRecords } from 'sijil/schema/application';
import type { NarrowingField } from 'sijil/schema/kinds/narrowing';
import type { Resource } from 'sijil/schema/resource';
import { type Narrowing, nothingTaken } from 'sijil/schema/roles/customRoles';
import { offeredRights } from 'sijil/schema/roles/offeredRights';
import { explain, type Question } from 'sijil/schema/roles/explain';
import { rightsByRecord } from 'sijil/schema/roles/rightsByRecord';
import { clearButton } from 'sijil/react/components/icons';
import { menuFor } from 'sijil/react/screens/menuFor';
import { useLocalize } from 'sijil/react/providers/language';
import type { InputProps, Renderer } from '../../renderer';
import { withLimits } from './FieldRows';
import { nothingOf, RecordRows } from './RecordRows';
import { RolePreview } from './RolePreview';
import styles from './narrowing.module.css';
import { type Limit, limitsOf, takenHere } from 'sijil/schema/roles/ruleTexts';

/** Returns the limit of a narrowing that answers a question, in words; undefined if there is none. */
function limitIn(narrowing: Narrowing, { resource, action, field, right }: Question) {
  const key = right ?? (field === undefined ? `${resource} ${action}` : `${resource}.${field}`);
  const found: Limit | undefined = limitsOf(narrowing).find((limit) => limit.key === key);
  return found && takenHere(found.label);
}

interface WhyLineProps {
  readonly base: DeclaredRole;
  readonly narrowing: Narrowing;
  readonly asked: Question | undefined;
}

/** The rule behind the cell that has the focus: the limit in the form, otherwise the base role's own rule. */
function WhyLine({ base, narrowing, asked }: WhyLineProps) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const limit = asked && limitIn(narrowing, asked);
  const rule = asked && (limit ?? explain(base, asked).rule);
  return (
    <p className={styles.why} role="status">
      <strong>{t('narrowing.why')}</strong> {rule ? localize(rule) : t('narrowing.whyHint')}
    </p>
  );
}

interface TicksProps {
  readonly title: string;
  readonly options: readonly { readonly key: string; readonly label: string }[];
  readonly taken: readonly string[];
  readonly disabled: boolean;
  readonly onAsk?: (key: string) => void;
  readonly onChange: (taken: string[]) => void;
}

/** Checkboxes for the rights of the base; the custom role lacks those that are unchecked. */
function Ticks({ title, options, taken, disabled, onAsk, onChange }: TicksProps) {
  if (options.length === 0) return null;
  return (
    <fieldset className={styles.ticks}>
      <legend>{title}</legend>
      {options.map(({ key, label }) => (
        <Checkbox
          key={key}
          disabled={disabled}
          checked={!taken.includes(key)}
          onFocus={() => onAsk?.(key)}
          onChange={({ target }) =>
            onChange(target.checked ? taken.filter((one) => one !== key) : [...taken, key])
          }
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

/** Records of which a base role reads some, except its own. */
const recordsOf = (base: DeclaredRole) =>
  resourceList().filter(
    ({ name }) =>
      explain(base, { resource: name, action: 'read' }).answer !== 'refused' &&
      !ownRecords()[base]?.includes(name),
  );

/** Takes everything away that a custom role can lack; a role is then built by what it may do. */
const emptied = (base: DeclaredRole, records: readonly Resource[]) => ({
  records: Object.fromEntries(
    records
      .map((resource) => [resource.name, nothingOf(resource, base)] as const)
      .filter(([, limits]) => Object.keys(limits).length > 0),
  ),
  rights: offeredRights(base),
  menu: menuFor(base).map(({ path }) => path),
});

/** Matrix of a custom role: the rights that it keeps of its base, with a search, the reason of a cell and a preview. */
function NarrowingInput({ value, values = {}, disabled = false, id, onChange }: InputProps<NarrowingField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const [sought, setSought] = useState('');
  const [onlyLimits, setOnlyLimits] = useState(false);
  const [asked, setAsked] = useState<Question>();
  const base = customBases().find((role) => role === values['base']);
  const narrowing = value ?? nothingTaken;
  if (!base) return <p id={id}>{t('narrowing.baseFirst')}</p>;
  const holds = (label: { ar: string; en: string }) =>
    `${label.ar} ${label.en}`.toLowerCase().includes(sought.trim().toLowerCase());
  const ofBase = recordsOf(base);
  const shown = ofBase.filter(
    (resource) =>
      holds(resource.label.many) && (!onlyLimits || narrowing.records[resource.name] !== undefined),
  );
  const offered = offeredRights(base).filter((right) => {
    const label = rights()[right];
    return label && holds(label) && (!onlyLimits || narrowing.rights.includes(right));
  });
  const entries = menuFor(base).filter(({ label }) => holds(label));
  return (
    <div id={id} className={styles.matrix}>
      <div className={styles.bar}>
        <Input
          allowClear={clearButton}
          prefix={<SearchOutlined aria-hidden />}
          value={sought}
          placeholder={t('narrowing.search')}
          aria-label={t('narrowing.search')}
          onChange={({ target }) => setSought(target.value)}
        />
        <Checkbox checked={onlyLimits} onChange={({ target }) => setOnlyLimits(target.checked)}>
          {t('narrowing.onlyLimits')}
        </Checkbox>
        {!disabled && (
          <Button onClick={() => onChange({ ...emptied(base, ofBase), home: narrowing.home })}>
            {t('narrowing.takeAll')}
          </Button>
        )}
      </div>
      <WhyLine base={base} narrowing={narrowing} asked={asked} />
      <RecordRows
        base={base}
        resources={shown}
        records={narrowing.records}
        disabled={disabled}
        onAsk={setAsked}
        onChange={(name, limits) => onChange(withLimits(narrowing, name, limits))}
      />
      {rightsByRecord(offered).map(({ key: group, label, rights: ofGroup }) => (
        <Ticks
          key={group}
          title={label ? t('narrowing.rightsOf', { name: localize(label) }) : t('narrowing.rights')}
          disabled={disabled}
          options={ofGroup.flatMap((key) => (rights()[key] ? [{ key, label: localize(rights()[key]) }] : []))}
          taken={narrowing.rights}
          onAsk={(right) => setAsked({ right })}
          onChange={(taken) => onChange({ ...narrowing, rights: taken })}
        />
      ))}
      <Ticks
        title={t('narrowing.menu')}
        disabled={disabled}
        options={entries.map(({ path, label }) => ({ key: path, label: localize(label) }))}
        taken={narrowing.menu}
        onChange={(taken) => onChange({ ...narrowing, menu: taken })}
      />
      <label className={styles.home}>
        {t('narrowing.home')}
        <Select
          allowClear
          disabled={disabled}
          value={narrowing.home}
          placeholder={t('narrowing.homeOfBase')}
          options={menuFor(base).map(({ path, label }) => ({ value: path, label: localize(label) }))}
          onChange={(home: string | undefined) => onChange({ ...narrowing, home: home ?? null })}
        />
      </label>
      <RolePreview
        id={typeof values['id'] === 'string' ? values['id'] : null}
        base={base}
        narrowing={narrowing}
      />
    </div>
  );
}

export const narrowingRenderer: Renderer<NarrowingField> = { Input: NarrowingInput, wide: true, group: true };
