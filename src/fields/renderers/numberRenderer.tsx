import { controlProps } from '../controlProps';
import { NumberBox } from '../controls/NumberBox';
import { rangeFilter } from '../filters/rangeFilter';
import type { Renderer } from '../renderer';
import type { PlainNumber } from '../values/numberValues';

export const numberRenderer: Renderer<PlainNumber> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <NumberBox
      {...controlProps(rest)}
      value={value}
      {...(field.kind === 'integer' && { whole: true })}
      {...(field.kind === 'percent' && { suffix: '%' })}
      onChange={(typed) => onChange(typed === null || typed === '' ? null : Number(typed))}
    />
  ),
  Filter: rangeFilter({
    toText: (typed) => typed,
    fromText: (text) => text,
  }),
};
