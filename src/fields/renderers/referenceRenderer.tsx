import type { ReferenceField, ReferencesField } from '#domain/schema/fields/reference';
import { useMay } from '@/providers/useMay';
import { TextFilter } from '../filters/TextFilter';
import { RecordSelect, ReferenceInput } from '../reference/lazyRecordParts';
import type { FilterProps, Renderer } from '../renderer';

const ChosenRecords = recordFilter('in');

/** A record, or several: chosen by who may read them, otherwise named in part. */
function ReferenceFilter(props: FilterProps<ReferenceField>) {
  // Who may not read such records may still say what one is called.
  const chooses = useMay({ resource: props.field.to, action: 'list' });
  return chooses ? <ChosenRecords {...props} /> : <TextFilter {...props} />;
}

/** One or several records; `key` is the comparison that the API knows for the kind. */
export function recordFilter(key: 'in' | 'eq') {
  return ({ field, filters, onChange, id }: FilterProps<ReferenceField | ReferencesField>) => (
    <RecordSelect
      id={id}
      to={field.to}
      many={key === 'in'}
      chosen={(filters[key] ?? filters.eq)?.split(',') ?? []}
      onChange={(ids) => onChange(ids.length > 0 ? { [key]: ids.join(',') } : {})}
    />
  );
}

export const referenceRenderer: Renderer<ReferenceField> = {
  Input: ReferenceInput,
  Filter: ReferenceFilter,
};
