import { Select, Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type {
  FieldNameField,
  FieldValueField,
  ListFilterField,
  NewRecordField,
  ValueLossField,
} from 'sijil/schema/kinds/chosen';
import type { FormulaField } from 'sijil/schema/kinds/formula';
import {
  FieldPlaceInput,
  FieldValueInput,
  FilterPicker,
  FormulaInput,
  NewRecordInput,
  ValueLossInput,
} from 'sijil/react/lazy/laterInputs';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import { resourceNamed, roleLabels } from 'sijil/schema/application';
import { isGoodFor } from 'sijil/schema/automations/namedField';
import { useLocalize } from 'sijil/react/providers/language';
import { isKeyOf } from 'sijil/base/objects';

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

/**
 * Select for a field of the declaration that the form names, including designed ones; a place among them is chosen by
 * dragging.
 */
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
  // False for a field of another declaration than the chosen one.
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

/** The filters of the list that the form names, with the controls of that list. */
function ListFilterInput({
  field,
  value,
  values,
  onChange,
  id,
  disabled,
  ...rest
}: InputProps<ListFilterField>) {
  const { t } = useTranslation('record');
  const [name, role] = [values?.[field.of], values?.[field.as]];
  const resource = typeof name === 'string' ? resourceNamed(name) : undefined;
  if (!resource) return <p>{t('listFilter.recordsFirst')}</p>;
  return (
    <Suspense fallback={<Skeleton active title={false} paragraph={{ rows: 1 }} />}>
      <FilterPicker
        key={resource.name}
        resource={resource}
        reader={typeof role === 'string' && isKeyOf(roleLabels(), role) ? role : null}
        value={value ?? ''}
        onChange={(address) => onChange(address === '' ? null : address)}
        id={id}
        disabled={disabled}
        describedBy={rest['aria-describedby']}
      />
    </Suspense>
  );
}

export const listFilterRenderer: Renderer<ListFilterField> = {
  Input: ListFilterInput,
  wide: true,
  group: true,
};
