import { Alert, Card } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { evaluateFormula } from '#framework/schema/formulas/evaluateFormula';
import { fieldsIn, formulaProblem } from '#framework/schema/formulas/formulaFields';
import { parseFormula } from '#framework/schema/formulas/parseFormula';
import type { Fields } from '#framework/schema/shape';
import { FieldBox } from '@framework/fields/FieldBox';
import { FieldInput } from '@framework/fields/FieldInput';
import { FieldValue } from '@framework/fields/FieldValue';
import type { FormValues } from '@framework/forms/formValues';
import { useLanguage } from '@framework/providers/language';

interface FormulaPreviewProps {
  readonly values: FormValues;
  /** The fields of the records that the new one is for. */
  readonly fields: Fields;
}

/** Tries a formula out: the fields that it uses, and what it makes of them; or what is wrong with it. */
export function FormulaPreview({ values: { formula, kind }, fields }: FormulaPreviewProps) {
  const { t } = useTranslation('list');
  const language = useLanguage();
  const id = useId();
  const [tried, setTried] = useState<FormValues>({});
  if (typeof formula !== 'string' || formula.trim() === '' || typeof kind !== 'string') return null;
  const field: Field = { kind, label: { ar: '', en: '' }, formula };
  const [problem] = formulaProblem(field, fields, '');
  if (problem) return <Alert showIcon type="warning" role="status" message={problem.in(language)} />;
  const used = [...new Set(fieldsIn(parseFormula(formula)))];
  return (
    <Card size="small" title={t('design.preview')}>
      {used.map((name) => {
        const one = fields[name];
        return (
          one && (
            <FieldBox key={name} field={one} id={`${id}-${name}`} path={name} messages={[]}>
              <FieldInput
                id={`${id}-${name}`}
                field={one}
                value={tried[name] ?? null}
                onChange={(value) => setTried({ ...tried, [name]: value })}
              />
            </FieldBox>
          )
        );
      })}
      <p role="status">
        {t('design.result')} <FieldValue field={field} value={evaluateFormula(field, fields, tried)} />
      </p>
    </Card>
  );
}
