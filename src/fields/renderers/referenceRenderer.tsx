import type { Title } from '#domain/api/recordView';
import type { ReferenceField, ReferencesField } from '#domain/schema/fields/reference';
import { RecordLink, RecordNames, RecordSelect, ReferenceInput } from '../reference/lazyRecordParts';
import type { FilterRenderer, Renderer } from '../renderer';

/** One or several records; `key` is the comparison that the API knows for the kind. */
export function recordFilter(key: 'in' | 'eq'): FilterRenderer<ReferenceField | ReferencesField> {
  return {
    Input: ({ field, filters, onChange, id }) => (
      <RecordSelect
        id={id}
        to={field.to}
        many={key === 'in'}
        chosen={filters[key]?.split(',') ?? []}
        onChange={(ids) => onChange(ids.length > 0 ? { [key]: ids.join(',') } : {})}
      />
    ),
    Text: ({ field, filters }) => <RecordNames to={field.to} ids={filters[key]?.split(',') ?? []} />,
  };
}

export const referenceRenderer: Renderer<ReferenceField> = {
  Input: ReferenceInput,
  Value: ({ field, value, title }) =>
    title == null ? (
      <RecordNames to={field.to} ids={[value]} />
    ) : (
      <RecordLink to={field.to} id={value} title={title as Title} />
    ),
  filter: recordFilter('in'),
};
