import { Select } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceNamed } from '#app/resources';
import { isGoodFor } from '#framework/schema/automations/namedField';
import type { FieldNameField } from '#framework/schema/kinds/fieldName';
import { useLocalize } from '@framework/providers/language';
import { FieldPlaceInput } from '@framework/lazy/chosenInputs';
import { controlProps } from '../controlProps';
import type { InputProps, Renderer } from '../renderer';

/** A choice of the fields of the declaration that the form names, designed ones among them; a place among them is dragged to. */
function FieldNameInput(props: InputProps<FieldNameField>) {
  if (props.field.use !== 'place') return <FieldSelect {...props} />;
  return (
    <Suspense fallback={null}>
      <FieldPlaceInput {...props} />
    </Suspense>
  );
}

function FieldSelect({ field, value, values, onChange, ...rest }: InputProps<FieldNameField>) {
  const { t } = useTranslation('fields');
  const localize = useLocalize();
  const chosen = values?.[field.of];
  const resource = typeof chosen === 'string' ? resourceNamed(chosen) : undefined;
  const options = Object.entries(resource?.fields ?? {})
    .filter(([, one]) => isGoodFor(one, field.use, resourceNamed))
    .map(([name, one]) => ({ value: `${resource?.name}.${name}`, label: localize(one.label) }));
  // False for a field of records that are no longer the chosen ones.
  const isOffered = options.some((option) => option.value === value);
  return (
    <Select
      {...controlProps(rest)}
      placeholder={rest.placeholder ?? t('choice.choose')}
      style={{ inlineSize: '100%' }}
      allowClear={!field.required}
      showSearch={options.length > 7}
      optionFilterProp="label"
      options={options}
      value={isOffered ? value : null}
      onChange={(name: string | undefined) => onChange(name ?? null)}
    />
  );
}

export const fieldNameRenderer: Renderer<FieldNameField> = { Input: FieldNameInput };
