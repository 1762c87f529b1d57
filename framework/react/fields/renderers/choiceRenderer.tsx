import { Segmented, Select } from 'antd';
import { useTranslation } from 'react-i18next';
import type { ChoiceField } from '#framework/schema/kinds/choice';
import { useChoiceOptions } from '../kinds/choiceOptions';
import { controlProps } from '../controlProps';
import type { FilterProps, InputProps, Renderer } from '../renderer';

/** Few short options lie open side by side; more of them go into a list. */
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
