import type { FilterProps, InputProps } from './renderer';
import { rendererOf } from './renderers';
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import type { Field } from 'sijil/schema/field';
import { isNeverEmpty, kindOf } from 'sijil/schema/fieldKinds';
import { PresenceFilter } from './filters/TextFilter';

/** Controlled input for a field of any kind. A file's value may be its link or its id. */
export function FieldInput(props: InputProps) {
  const { Input } = rendererOf(props.field);
  return <Input {...props} />;
}

/** Control that filters a list by a field; nothing for kinds without a filter. */
export function FieldFilter(props: FilterProps) {
  const { t } = useTranslation('fields');
  const { field, filters, onChange } = props;
  const { Filter } = rendererOf(field);
  if (!Filter) return null;
  if (Filter === PresenceFilter || !mayBeEmpty(field)) return <Filter {...props} />;
  const empty = filters.null === 'true';
  return (
    <>
      {!empty && <Filter {...props} />}
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

function mayBeEmpty(field: Field): boolean {
  // A count of records is zero, not empty, where there are none.
  return !isNeverEmpty(field) && !field.computed && kindOf(field).filters.includes('null');
}
