import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceNamed } from '#app/resources';
import { roleLabels } from '#app/roles';
import { isKeyOf } from '#framework/base/objects';
import type { ListFilterField } from '#framework/schema/kinds/listFilter';
import { FilterPicker } from '@framework/lazy/laterInputs';
import type { InputProps, Renderer } from '../renderer';

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
        reader={typeof role === 'string' && isKeyOf(roleLabels, role) ? role : null}
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
