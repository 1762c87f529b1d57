import { Alert, Card } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Field } from '#framework/schema/field';
import { evaluateFormula } from '#framework/schema/formulas/evaluateFormula';
import { fieldsIn, formulaProblem } from '#framework/schema/formulas/formulaFields';
import { parseFormula } from '#framework/schema/formulas/parseFormula';
import type { Fields } from '#framework/schema/shape';
import { FieldBox } from '../FieldBox';
import { FieldInput } from '../FieldInput';
import { FieldValue } from '../FieldValue';
import { useLanguage } from '@framework/providers/language';

interface FormulaPreviewProps {
  readonly formula: string;
  /** Kind of the result. */
  readonly kind: unknown;
  /** The fields that the formula may use. */
  readonly fields: Fields;
}

/** Tries a formula out: the fields that it uses, and what it makes of them; or what is wrong with it. */
export function FormulaPreview({ formula, kind, fields }: FormulaPreviewProps) {
  const { t } = useTranslation('record');
  const language = useLanguage();
  const id = useId();
  const [tried, setTried] = useState<Readonly<Record<string, unknown>>>({});
  if (formula.trim() === '' || typeof kind !== 'string') return null;
  const field: Field = { kind, label: { ar: '', en: '' }, formula };
  const [problem] = formulaProblem(field, fields, '');
  if (problem) return <Alert showIcon type="warning" role="status" message={problem.in(language)} />;
  const used = [...new Set(fieldsIn(parseFormula(formula)))];
  return (
    <Card size="small" title={t('formula.try')}>
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
        {t('formula.result')} <FieldValue field={field} value={evaluateFormula(field, fields, tried)} />
      </p>
    </Card>
  );
}
