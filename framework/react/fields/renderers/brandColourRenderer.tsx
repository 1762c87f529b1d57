import { Button, Typography } from 'antd';
import { useTranslation } from 'react-i18next';
import { contrastProblem } from '#framework/base/colour/brandColours';
import { isColour } from '#framework/base/colour/contrast';
import { contrastMessage } from '#framework/schema/brand/contrastMessage';
import type { BrandColourField } from '#framework/schema/kinds/brandColour';
import { useLocalize } from '@framework/providers/language';
import { TextFilter } from '../filters/TextFilter';
import type { InputProps, Renderer } from '../renderer';
import { ColourBox } from './colourRenderer';

/** A colour; where something in it could not be seen, what is wrong and the nearest colour that passes. */
function BrandColourInput({ field, value, onChange, ...rest }: InputProps<BrandColourField>) {
  const { t } = useTranslation('brand');
  const localize = useLocalize();
  const { disabled = false } = rest;
  const problem = isColour(value) ? contrastProblem(value, field.mode) : null;
  // A refusal of the server says the same below.
  const isTold = rest['aria-invalid'] === true;
  return (
    <>
      <ColourBox {...{ value, onChange, ...rest }} />{' '}
      {problem && (
        <>
          <Button size="small" disabled={disabled} onClick={() => onChange(problem.nearest)}>
            {t('useNearest', { colour: `\u2066${problem.nearest}\u2069` })}
          </Button>
          {!isTold && (
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
