import { ColorPicker } from '../pickers/lazyColorPicker';
import type { FormattedField } from '#framework/schema/kinds/formatted';
import { TextFilter } from '../filters/TextFilter';
import type { Renderer } from '../renderer';

export const colourRenderer: Renderer<FormattedField<'colour'>> = {
  Input: ({ value, onChange, disabled, id }) => (
    <ColorPicker
      value={value ?? null}
      disabled={disabled ?? false}
      disabledAlpha
      allowClear
      showText
      onChange={(colour) => onChange(colour.cleared ? null : colour.toHexString().slice(0, 7))}
      {...(id && { id })}
    />
  ),
  Filter: TextFilter,
};
