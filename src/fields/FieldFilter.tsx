import type { Field } from '#domain/schema/field';
import { presenceFilter } from './filters/presenceFilter';
import type { FilterProps } from './renderer';
import { rendererOf } from './renderers';

export function isFilterable(field: Field): boolean {
  const { filter } = rendererOf(field);
  // Whether a required value is there needs no asking.
  return filter !== undefined && !(field.required && filter === presenceFilter);
}

/** The control that narrows a list by a field; nothing for kinds that no list is narrowed by. */
export function FieldFilter(props: FilterProps) {
  const { filter } = rendererOf(props.field);
  return filter ? <filter.Input {...props} /> : null;
}

/** What was chosen, in words. */
export function FieldFilterText(props: Pick<FilterProps, 'field' | 'filters'>) {
  const { filter } = rendererOf(props.field);
  return filter ? <filter.Text {...props} /> : null;
}
