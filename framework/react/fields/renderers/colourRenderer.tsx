import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { isColour } from '#framework/base/colour/contrast';
import type { FormattedField } from '#framework/schema/kinds/formatted';
import styles from '../colour.module.css';
import { controlProps } from '../controlProps';
import { TextFilter } from '../filters/TextFilter';
import type { InputProps, Renderer } from '../renderer';

type ColourBoxProps = Omit<InputProps<FormattedField<'colour'>>, 'field'>;

/** A colour to pick, with the picker of the system, or to type. */
export function ColourBox({ value, onChange, ...rest }: ColourBoxProps) {
  const { t } = useTranslation('fields');
  const { disabled = false } = rest;
  return (
    <span className={styles.box}>
      <input
        type="color"
        className={styles.picker}
        aria-label={t('pickColour')}
        disabled={disabled}
        value={isColour(value) ? value.toLowerCase() : '#ffffff'}
        onChange={({ target }) => onChange(target.value)}
      />
      <Input
        {...controlProps(rest)}
        dir="ltr"
        maxLength={7}
        allowClear
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
    </span>
  );
}

export const colourRenderer: Renderer<FormattedField<'colour'>> = { Input: ColourBox, Filter: TextFilter };
