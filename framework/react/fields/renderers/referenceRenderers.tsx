import type { ReferenceField, ReferencesField } from '#framework/schema/kinds/reference';
import { useMay } from '@framework/providers/useMay';
import { TextFilter } from '../filters/TextFilter';
import { LazyRecordSelect, LazyReferenceInput } from '../reference/lazyRecordParts';
import { ReferredSelect } from '../reference/ReferredSelect';
import { useIsReferred } from '#app/referredRecords';
import { controlProps, type FilterProps, type Renderer } from '../renderer';

const ChosenRecords = recordFilter('in');

/**
 * One record or several: chosen from a list by roles that read them or their names in requests; others type a part of a
 * name.
 */
function ReferenceFilter(props: FilterProps<ReferenceField>) {
  const { field, filters, onChange, id } = props;
  const chooses = useMay({ resource: field.to, action: 'list' });
  const isReferred = useIsReferred(field.to);
  if (chooses) return <ChosenRecords {...props} />;
  if (!isReferred) return <TextFilter {...props} />;
  return (
    <ReferredSelect
      id={id}
      to={field.to}
      chosen={filters.in?.split(',') ?? []}
      onChange={(ids) => onChange(ids.length > 0 ? { in: ids.join(',') } : {})}
    />
  );
}

/** One or several records; `key` is the comparison that the API knows for the kind. */
function recordFilter(key: 'in' | 'eq') {
  return ({ field, filters, onChange, id }: FilterProps<ReferenceField | ReferencesField>) => (
    <LazyRecordSelect
      id={id}
      to={field.to}
      many={key === 'in'}
      chosen={(filters[key] ?? filters.eq)?.split(',') ?? []}
      onChange={(ids) => onChange(ids.length > 0 ? { [key]: ids.join(',') } : {})}
    />
  );
}

export const referenceRenderer: Renderer<ReferenceField> = {
  Input: LazyReferenceInput,
  Filter: ReferenceFilter,
};

export const referencesRenderer: Renderer<ReferencesField> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <LazyRecordSelect
      {...controlProps(rest)}
      inForm
      to={field.to}
      many
      chosen={value ?? []}
      onChange={onChange}
    />
  ),
  Filter: recordFilter('eq'),
};
