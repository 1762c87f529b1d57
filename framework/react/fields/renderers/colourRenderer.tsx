import { ColorPicker } from '../pickers/lazyColorPicker';
import type { FormattedField } from '#framework/schema/kinds/formatted';
import { TextFilter } from '../filters/TextFilter';
import type { InputProps, Renderer } from '../renderer';

type ColourBoxProps = Pick<InputProps<FormattedField<'colour'>>, 'value' | 'onChange' | 'disabled' | 'id'>;

/** A colour to pick or to type. */
export function ColourBox({ value, onChange, disabled, id }: ColourBoxProps) {
  return (
    <ColorPicker
      value={value ?? null}
      disabled={disabled ?? false}
      disabledAlpha
      allowClear
      showText={() => value ?? '—'}
      onChange={(colour) => onChange(colour.cleared ? null : colour.toHexString().slice(0, 7))}
      {...(id && { id })}
    />
  );
}

export const colourRenderer: Renderer<FormattedField<'colour'>> = { Input: ColourBox, Filter: TextFilter };
