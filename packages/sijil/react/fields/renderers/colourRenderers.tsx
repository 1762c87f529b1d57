import { Button, Input, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { contrastProblem, isColour } from 'sijil/base/colour/brandColours';
import type { BrandColourField, FormattedField } from 'sijil/schema/kinds/formatted';
import styles from '../colour.module.css';
import { controlProps, type InputProps, type Renderer } from '../renderer';
import { TextFilter } from '../filters/TextFilter';
import { contrastMessage } from 'sijil/schema/brand/contrastMessage';
import { useLocalize } from 'sijil/react/providers/language';

type ColourBoxProps = Omit<InputProps<FormattedField<'colour'>>, 'field'>;

/** Colour box: typed, or picked with the system's picker. */
function ColourBox({ value, onChange, ...rest }: ColourBoxProps) {
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

/** Colour of the brand; if its contrast is too low, the problem and the nearest colour that passes. */
function BrandColourInput({ field, value, onChange, ...rest }: InputProps<BrandColourField>) {
  const { t } = useTranslation('brand');
  const localize = useLocalize();
  const { disabled = false } = rest;
  const problem = isColour(value) ? contrastProblem(value, field.mode) : null;
  // The server's refusal says the same below.
  const isRefused = rest['aria-invalid'] === true;
  return (
    <>
      <ColourBox {...{ value, onChange, ...rest }} />{' '}
      {problem && (
        <>
          <Button size="small" disabled={disabled} onClick={() => onChange(problem.nearest)}>
            {t('useNearest', { colour: `\u2066${problem.nearest}\u2069` })}
          </Button>
          {!isRefused && (
            <div role="status">
              <Typography.Text type="danger">{localize(contrastMessage(value, field.mode))}</Typography.Text>
            </div>
          )}
        </>
      )}
    </>
  );
}

export const brandColourRenderer: Renderer<BrandColourField> = {
  Input: BrandColourInput,
  Filter: TextFilter,
};
