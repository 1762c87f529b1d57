import type { ReferencesField } from '#framework/schema/kinds/reference';
import { controlProps } from '../controlProps';
import { LazyRecordSelect } from '../reference/lazyRecordParts';
import { recordFilter } from './referenceRenderer';
import type { Renderer } from '../renderer';

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
