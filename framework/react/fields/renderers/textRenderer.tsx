import { Input } from 'antd';
import type { LongTextField } from '#framework/schema/kinds/longText';
import type { TextField } from '#framework/schema/kinds/text';
import { controlProps } from '../controlProps';
import type { Renderer } from '../renderer';
import { TextFilter } from '../filters/TextFilter';
import { directionOf } from '../typing';

export const textRenderer: Renderer<TextField> = {
  Input: ({ value, onChange, autoComplete = 'off', ...rest }) => (
    <Input
      {...controlProps(rest)}
      autoComplete={autoComplete}
      value={value ?? ''}
      dir={directionOf(value)}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Filter: TextFilter,
};

export const longTextRenderer: Renderer<LongTextField> = {
  Input: ({ field, value, onChange, ...rest }) => (
    <Input.TextArea
      {...controlProps(rest)}
      value={value ?? ''}
      dir={directionOf(value)}
      autoSize={{ minRows: 3, maxRows: 12 }}
      count={{ show: (value?.length ?? 0) > field.max * 0.8, max: field.max }}
      onChange={(event) => onChange(event.target.value)}
    />
  ),
  Filter: TextFilter,
  wide: true,
};
