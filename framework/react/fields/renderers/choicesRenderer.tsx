import { Select } from 'antd';
import type { ChoicesField } from '#framework/schema/kinds/choice';
import { useChoiceOptions } from '../kinds/choiceOptions';
import { controlProps } from '../controlProps';
import type { FilterProps, InputProps, Renderer } from '../renderer';

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
