import { Segmented, Select, Switch } from 'antd';
import { useTranslation } from 'react-i18next';
import type { BooleanField, ChoiceField, ChoicesField } from 'sijil/schema/kinds/choice';
import { useChoiceOptions } from '../kinds/choice';
import { controlProps, type FilterProps, type InputProps, type Renderer } from '../renderer';
import styles from './boolean.module.css';

/** Number of letters up to which options are shown side by side; longer ones go into a select. */
const openLetters = 28;

function ChoiceInput({ field, value, onChange, ...rest }: InputProps<ChoiceField>) {
  const { t } = useTranslation('fields');
  const options = useChoiceOptions(field.options);
  const open = field.required && options.length <= 3 && lettersOf(options) <= openLetters;
  if (open) {
    return (
      <Segmented<string>
        {...(rest.id && { id: rest.id })}
        disabled={rest.disabled ?? false}
        aria-labelledby={rest['aria-labelledby']}
        aria-describedby={rest['aria-describedby']}
        aria-invalid={rest['aria-invalid'] ?? false}
        options={options}
        // An unset choice must not look like a choice of the first.
        value={value ?? ''}
        onChange={onChange}
      />
    );
  }
  return (
    <Select
      {...controlProps(rest)}
      placeholder={rest.placeholder ?? t('choice.choose')}
      style={{ inlineSize: '100%' }}
      allowClear={!field.required}
      showSearch={options.length > 7}
      optionFilterProp="label"
      options={options}
      value={value ?? null}
      onChange={(chosen: string | undefined) => onChange(chosen ?? null)}
    />
  );
}

function ChoiceFilter({ field, filters, onChange, id }: FilterProps<ChoiceField>) {
  return (
    <Select
      {...(id && { id })}
      mode="multiple"
      allowClear
      style={{ inlineSize: '100%' }}
      optionFilterProp="label"
      options={useChoiceOptions(field.options)}
      value={(filters.in ?? filters.eq)?.split(',') ?? []}
      onChange={(chosen: string[]) => onChange(chosen.length > 0 ? { in: chosen.join(',') } : {})}
    />
  );
}

export const choiceRenderer: Renderer<ChoiceField> = {
  Input: ChoiceInput,
  Filter: ChoiceFilter,
};

function lettersOf(options: readonly { label: string }[]): number {
  return options.reduce((sum, { label }) => sum + label.length, 0);
}

function ChoicesInput({ field, value, onChange, ...rest }: InputProps<ChoicesField>) {
  return (
    <Select
      {...controlProps(rest)}
      mode="multiple"
      style={{ inlineSize: '100%' }}
      optionFilterProp="label"
      options={useChoiceOptions(field.options)}
      value={[...(value ?? [])]}
      onChange={(chosen: string[]) => onChange(chosen)}
    />
  );
}

/** Filter by one value, which is all that the API supports for a choice of several. */
function ChoicesFilter({ field, filters, onChange, id }: FilterProps<ChoicesField>) {
  return (
    <Select
      {...(id && { id })}
      allowClear
      style={{ inlineSize: '100%' }}
      options={useChoiceOptions(field.options)}
      value={filters.eq ?? null}
      onChange={(chosen: string | undefined) => onChange(chosen ? { eq: chosen } : {})}
    />
  );
}

export const choicesRenderer: Renderer<ChoicesField> = {
  Input: ChoicesInput,
  Filter: ChoicesFilter,
};

function BooleanFilter({ filters, onChange, id }: FilterProps) {
  const { t } = useTranslation('fields');
  return (
    <Select
      {...(id && { id })}
      allowClear
      style={{ inlineSize: '100%' }}
      placeholder={t('filter.any')}
      value={filters.eq ?? null}
      options={['true', 'false'].map((value) => ({ value, label: t(`boolean.${value}`) }))}
      onChange={(chosen) => onChange(chosen ? { eq: chosen } : {})}
    />
  );
}

export const booleanRenderer: Renderer<BooleanField> = {
  Input: function BooleanInput({ value, onChange, id, disabled, ...rest }) {
    const { t } = useTranslation('fields');
    return (
      <Switch
        {...(id && { id })}
        className={styles.switch ?? ''}
        aria-describedby={rest['aria-describedby']}
        aria-invalid={rest['aria-invalid'] ?? false}
        disabled={disabled ?? false}
        checked={value ?? false}
        checkedChildren={t('boolean.true')}
        unCheckedChildren={t('boolean.false')}
        onChange={(checked) => onChange(checked)}
      />
    );
  },
  Filter: BooleanFilter,
};
