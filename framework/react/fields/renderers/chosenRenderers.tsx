import { Select, Skeleton } from 'antd';
import { Suspense } from 'react';
import type { FieldNameField, FieldValueField } from '#framework/schema/kinds/chosenField';
import type { FormulaField } from '#framework/schema/kinds/formula';
import type { NewRecordField } from '#framework/schema/kinds/newRecord';
import type { ValueLossField } from '#framework/schema/kinds/valueLoss';
import {
  FieldPlaceInput,
  FieldValueInput,
  FormulaInput,
  NewRecordInput,
  ValueLossInput,
} from '@framework/lazy/laterInputs';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import { useTranslation } from 'react-i18next';
import { resourceNamed } from '#app/resources';
import { isGoodFor } from '#framework/schema/automations/namedField';
import { useLocalize } from '@framework/providers/language';

const waiting = <Skeleton active title={false} paragraph={{ rows: 1 }} />;

export const fieldValueRenderer: Renderer<FieldValueField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <FieldValueInput {...props} />
    </Suspense>
  ),
};

export const newRecordRenderer: Renderer<NewRecordField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <NewRecordInput {...props} />
    </Suspense>
  ),
  wide: true,
  group: true,
};

export const valueLossRenderer: Renderer<ValueLossField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <ValueLossInput {...props} />
    </Suspense>
  ),
  wide: true,
  group: true,
};

export const formulaRenderer: Renderer<FormulaField> = {
  Input: (props) => (
    <Suspense fallback={waiting}>
      <FormulaInput {...props} />
    </Suspense>
  ),
  wide: true,
};

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
