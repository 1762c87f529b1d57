import { Card, Input, type InputRef, Select } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { resourceNamed, roleLabels } from 'sijil/schema/application';
import { fieldsOfFormula } from 'sijil/schema/formulas/fieldsOfFormula';
import { formulaKind, formulaProblem, functionNames } from 'sijil/schema/formulas/typeOfFormula';
import { type FormulaField, longestFormula } from 'sijil/schema/kinds/formula';
import { Alert } from 'sijil/react/components/antd/Alert';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { controlProps, type InputProps } from '../renderer';
import styles from './chosen.module.css';
import type { Field } from 'sijil/schema/field';
import { evaluateFormula } from 'sijil/schema/formulas/evaluateFormula';
import { joinedNames } from 'sijil/base/i18n/worded';
import { readersOf } from 'sijil/schema/readersOf';
import type { Resource } from 'sijil/schema/resource';
import { FieldBox } from '../FieldBox';
import { FieldInput } from '../FieldInput';
import { FieldValue } from '../FieldValue';

/** Formula box, with buttons that insert fields and functions, and a preview. */
export function FormulaInput({ field, value, values, onChange, ...rest }: InputProps<FormulaField>) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const input = useRef<InputRef>(null);
  const [name, kind] = [values?.[field.of], values?.[field.result]];
  const resource = typeof name === 'string' ? resourceNamed(name) : undefined;
  const formula = value ?? '';

  /** Replaces the selection by a text, and sets the cursor `back` characters before its end. */
  const insert = (text: string, back = 0) => {
    const box = input.current?.input;
    const [from, to] = [box?.selectionStart ?? formula.length, box?.selectionEnd ?? formula.length];
    onChange(formula.slice(0, from) + text + formula.slice(to));
    const cursor = from + text.length - back;
    requestAnimationFrame(() => {
      box?.focus();
      box?.setSelectionRange(cursor, cursor);
    });
  };

  const fields = Object.entries(resource?.fields ?? {}).filter(
    ([, one]) => formulaKind(one.kind) !== undefined && !one.computed,
  );
  return (
    <div className={styles.record}>
      <Input
        {...controlProps(rest)}
        ref={input}
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={longestFormula}
        value={formula}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      />
      {resource && !rest.disabled && (
        <div className={styles.inserts}>
          <Select
            showSearch
            optionFilterProp="label"
            aria-label={t('formula.field')}
            placeholder={t('formula.field')}
            value={null}
            options={fields.map(([key, one]) => ({ value: key, label: localize(one.label) }))}
            onSelect={(key: unknown) => insert(String(key))}
          />
          <Select
            aria-label={t('formula.function')}
            placeholder={t('formula.function')}
            value={null}
            options={functionNames.map((one) => ({
              value: one,
              label: `${one} – ${t(`formula.functions.${one}`)}`,
            }))}
            onSelect={(one: unknown) => insert(`${String(one)}()`, 1)}
          />
        </div>
      )}
      {resource && <FormulaPreview formula={formula} kind={kind} resource={resource} />}
    </div>
  );
}

interface FormulaPreviewProps {
  readonly formula: string;
  /** Kind of the result. */
  readonly kind: unknown;
  /** The declaration whose fields the formula may use. */
  readonly resource: Resource;
}

/** Trial of a formula: boxes for the fields that it uses, with its result and readers, or its error. */
function FormulaPreview({ formula, kind, resource }: FormulaPreviewProps) {
  const { t } = useTranslation('record');
  const localize = useLocalize();
  const language = useLanguage();
  const id = useId();
  const [tried, setTried] = useState<Readonly<Record<string, unknown>>>({});
  if (formula.trim() === '' || typeof kind !== 'string') return null;
  const { fields } = resource;
  const field: Field = { kind, label: { ar: '', en: '' }, formula };
  const [problem] = formulaProblem(field, fields, '');
  if (problem) return <Alert showIcon type="warning" role="status" message={problem.in(language)} />;
  const used = fieldsOfFormula(formula) ?? [];
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
      <p>
        {t('formula.readers', {
          roles: localize(joinedNames(readersOf(resource, field).map((role) => roleLabels()[role]))),
        })}
      </p>
    </Card>
  );
}
