import type { ReferenceField, ReferencesField } from '#domain/schema/fields/reference';
import { useMay } from '@/providers/useMay';
import { textFilter } from '../filters/textFilter';
import { RecordNames, RecordSelect, ReferenceInput } from '../reference/lazyRecordParts';
import type { FilterRenderer, Renderer } from '../renderer';

const chosenRecords = recordFilter('in');

/** A record, or several: chosen by who may read them, otherwise named in part. */
const referenceFilter: FilterRenderer<ReferenceField> = {
  Input: function ReferenceFilter(props) {
    // Who may not read such records may still say what one is called.
    const chooses = useMay({ resource: props.field.to, action: 'list' });
    const { Input } = chooses ? chosenRecords : textFilter;
    return <Input {...props} />;
  },
  Text: (props) => {
    const { Text } = props.filters.like === undefined ? chosenRecords : textFilter;
    return <Text {...props} />;
  },
};

/** One or several records; `key` is the comparison that the API knows for the kind. */
export function recordFilter(key: 'in' | 'eq'): FilterRenderer<ReferenceField | ReferencesField> {
  return {
    Input: ({ field, filters, onChange, id }) => (
      <RecordSelect
        id={id}
        to={field.to}
        many={key === 'in'}
        chosen={(filters[key] ?? filters.eq)?.split(',') ?? []}
        onChange={(ids) => onChange(ids.length > 0 ? { [key]: ids.join(',') } : {})}
      />
    ),
    Text: ({ field, filters }) => (
      <RecordNames to={field.to} ids={(filters[key] ?? filters.eq)?.split(',') ?? []} />
    ),
  };
}

export const referenceRenderer: Renderer<ReferenceField> = {
  Input: ReferenceInput,
  filter: referenceFilter,
};
