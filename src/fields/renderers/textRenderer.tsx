import { Input } from 'antd';
import type { LongTextField } from '#domain/schema/fields/longText';
import type { TextField } from '#domain/schema/fields/text';
import { controlProps } from '../controlProps';
import { Ltr } from '../Ltr';
import styles from './longText.module.css';
import type { Renderer } from '../renderer';
import { textFilter } from '../filters/textFilter';

/** What was typed decides the direction; an empty box follows the page. */
export const directionOf = (text: string | null | undefined) => (text ? 'auto' : undefined);

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
  // A number without a letter, such as a telephone's, has no direction of its own: «+» would change its side.
  Value: ({ value }) => (/\p{L}/u.test(value) ? <bdi>{value}</bdi> : <Ltr>{value}</Ltr>),
  filter: textFilter,
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
  Value: ({ value, compact }) => (
    <span dir="auto" className={compact ? styles.clamped : styles.lines}>
      {value}
    </span>
  ),
  filter: textFilter,
  wide: true,
};
