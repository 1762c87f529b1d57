import { Input, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import { resourceNamed } from 'sijil/schema/application';
import { namedField } from 'sijil/schema/automations/namedField';
import type { Field } from 'sijil/schema/field';
import { fromText } from 'sijil/schema/cellText';
import { hasOptions, isTruth, refers, timeOf } from 'sijil/schema/kindFacts';
import type { FieldValueField } from 'sijil/schema/kinds/chosen';
import { useLocalize } from 'sijil/react/providers/language';
import { controlProps, type InputProps } from '../renderer';
import { rendererOf } from '../renderers';

/** A value of the chosen field: with that field's own control where the value is picked, otherwise as it is typed. */
export function FieldValueInput({ field, value, values, onChange, ...rest }: InputProps<FieldValueField>) {
  const name = values?.[field.of];
  const chosen = namedField(typeof name === 'string' ? name : null, resourceNamed)?.field;
  if (!chosen || !isPicked(chosen))
    return (
      <Input
        {...controlProps(rest)}
        dir="auto"
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value)}
      />
    );
  if (field.many) return <ManyValues {...rest} field={chosen} value={value} onChange={onChange} />;
  const { Input: Control } = rendererOf(chosen);
  return (
    <Control
      {...rest}
      field={chosen}
      value={value ? fromText(chosen, value) : null}
      onChange={(next) => onChange(textOf(next))}
    />
  );
}

/** Several values of a choice field. */
function ManyValues({
  field,
  value,
  onChange,
  ...rest
}: Omit<InputProps<FieldValueField>, 'field'> & { readonly field: Field }) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const options = hasOptions(field)
    ? Object.entries(field.options).map(([key, label]) => ({ value: key, label: localize(label) }))
    : ['true', 'false'].map((key) => ({ value: key, label: t(`boolean.${key}`) }));
  return (
    <Select
      {...controlProps(rest)}
      mode="multiple"
      placeholder={t('choice.choose')}
      optionFilterProp="label"
      options={options}
      value={value?.split(';') ?? []}
      onChange={(keys: readonly string[]) => onChange(keys.length > 0 ? keys.join(';') : null)}
    />
  );
}

const isPicked = (field: Field): boolean =>
  refers(field) || hasOptions(field) || isTruth(field) || timeOf(field) === 'day';

/** A picked value as the text of a cell. */
function textOf(value: unknown): string | null {
  if (Array.isArray(value)) return value.join(';');
  if (typeof value === 'boolean') return String(value);
  return typeof value === 'string' && value !== '' ? value : null;
}
