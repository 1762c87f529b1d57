import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from '#domain/schema/field';
import { isNeverEmpty, kindOf } from '#domain/schema/fieldKinds';
import { presenceFilter } from './filters/presenceFilter';
import type { FilterProps } from './renderer';
import { rendererOf } from './renderers';

/** The control that narrows a list by a field; nothing for kinds that no list is narrowed by. */
export function FieldFilter(props: FilterProps) {
  const { t } = useTranslation('fields');
  const { field, filters, onChange } = props;
  const { filter } = rendererOf(field);
  if (!filter) return null;
  if (filter === presenceFilter || !mayBeEmpty(field)) return <filter.Input {...props} />;
  const empty = filters.null === 'true';
  return (
    <>
      {!empty && <filter.Input {...props} />}
      <Checkbox
        {...(empty && props.id && { id: props.id })}
        checked={empty}
        onChange={({ target }) => onChange(target.checked ? { null: 'true' } : {})}
      >
        {t('filter.empty')}
      </Checkbox>
    </>
  );
}

/** What was chosen, in words. */
export function FieldFilterText(props: Pick<FilterProps, 'field' | 'filters'>) {
  const { filter } = rendererOf(props.field);
  if (!filter) return null;
  return props.filters.null === undefined ? <filter.Text {...props} /> : <presenceFilter.Text {...props} />;
}

function mayBeEmpty(field: Field): boolean {
  // A number of records is nought where there are none.
  return !isNeverEmpty(field) && !field.computed && kindOf(field).filters.includes('null');
}
