import { Select } from 'antd';
import type { ChoicesField } from '#domain/schema/fields/choice';
import { ChoiceNames, useChoiceOptions } from '../values/choiceOptions';
import { controlProps } from '../controlProps';
import type { FilterRenderer, InputProps, Renderer } from '../renderer';

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

/** The API narrows a list of many by one of them. */
const choicesFilter: FilterRenderer<ChoicesField> = {
  Input: function ChoicesFilter({ field, filters, onChange, id }) {
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
  },
  Text: ({ field, filters }) => (
    <ChoiceNames options={field.options} values={filters.eq ? [filters.eq] : []} />
  ),
};

export const choicesRenderer: Renderer<ChoicesField> = {
  Input: ChoicesInput,
  filter: choicesFilter,
};
