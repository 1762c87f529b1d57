import { Select, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { type Condition, type ConditionTest, conditionTests } from '#domain/forms/condition';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { readings } from '#domain/forms/kinds/reading';
import { keysOf } from 'sijil/base/objects';
import { LimitedNumber } from 'sijil/react/fields/controls/NumberBox';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Builder.module.css';

interface ConditionEditorProps {
  readonly when: Condition | undefined;
  /** Questions before the question or the category. */
  readonly before: readonly FormQuestion[];
  readonly onChange: (when: Condition | undefined) => void;
}

const testsOf = (question: FormQuestion | undefined): ConditionTest[] =>
  question ? keysOf(conditionTests).filter((test) => conditionTests[test].fits(question)) : [];

/** Editor of a condition, the answer to an earlier question under which something appears; nothing where no question precedes. */
export function ConditionEditor({ when, before, onChange }: ConditionEditorProps) {
  const { t } = useTranslation('templates');
  const id = useId();
  const fitting = before.filter((question) => testsOf(question).length > 0);
  const last = fitting.at(-1);
  if (!when && !last) return null;
  const begin = () => last && onChange({ question: last.key, test: testsOf(last)[0] ?? 'compliant' });
  return (
    <Labelled label={t('builder.when')}>
      <span className={styles.inline}>
        <Switch
          id={id}
          checked={when !== undefined}
          onChange={(conditional) => (conditional ? begin() : onChange(undefined))}
        />
        <label htmlFor={id}>{t('builder.conditional')}</label>
      </span>
      {when && <Parts when={when} before={fitting} onChange={onChange} />}
    </Labelled>
  );
}

interface PartsProps extends ConditionEditorProps {
  readonly when: Condition;
}

function Parts({ when, before, onChange }: PartsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const question = before.find(({ key }) => key === when.question);
  const { needs } = conditionTests[when.test];
  return (
    <div className={styles.condition}>
      <Select
        className={styles.conditionQuestion ?? ''}
        aria-label={t('builder.conditionQuestion')}
        placeholder={t('builder.conditionQuestion')}
        value={question?.key ?? null}
        onChange={(key) => {
          const chosen = before.find((one) => one.key === key);
          onChange({ question: key, test: testsOf(chosen)[0] ?? 'compliant' });
        }}
        options={before.map(({ key, text }) => ({ value: key, label: localize(text) || t('untitled') }))}
      />
      <Select
        className={styles.optionScore ?? ''}
        aria-label={t('builder.conditionTest')}
        value={when.test}
        onChange={(test) => onChange({ question: when.question, test })}
        options={testsOf(question).map((test) => ({
          value: test,
          label: localize(conditionTests[test].label),
        }))}
      />
      {needs === 'options' && (
        <Select
          mode="multiple"
          className={styles.conditionQuestion ?? ''}
          aria-label={t('builder.conditionOptions')}
          placeholder={t('builder.conditionOptions')}
          value={[...(when.options ?? [])]}
          onChange={(options) => onChange({ ...when, options })}
          options={(question?.options ?? []).map(({ key, label }) => ({
            value: key,
            label: localize(label) || t('untitled'),
          }))}
        />
      )}
      {needs === 'value' && (
        <LimitedNumber
          {...readings}
          value={when.value ?? null}
          label={t('builder.conditionValue')}
          onChange={(value) => onChange({ ...when, value })}
        />
      )}
    </div>
  );
}

/** Named group of controls. */
export function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}
