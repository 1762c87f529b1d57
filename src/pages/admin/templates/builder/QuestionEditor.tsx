import { Checkbox, Radio, Switch } from 'antd';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { celsius, degrees } from '#framework/base/formats/numbers';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { severities, type Severity } from '#domain/forms/severities';
import { keysOf } from '#framework/base/objects';
import { LimitedNumber } from '@framework/fields/controls/LimitedNumber';
import { useLocalize } from '@framework/providers/language';
import { BilingualInput } from '../editor/BilingualInput';
import styles from './Builder.module.css';
import { changeQuestion } from './formEdits';
import type { Builder } from './useBuilder';

interface QuestionEditorProps {
  readonly question: FormQuestion;
  readonly builder: Builder;
}

const severityNames = keysOf(severities);
const demands = ['requiresImage', 'requiresFile', 'requiresNote', 'allowNotApplicable'] as const;

/** Everything that a question can be: its text, how much it weighs, how grave it is, and what the inspector has to bring. */
export function QuestionEditor({ question, builder }: QuestionEditorProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const set = (changes: Partial<FormQuestion>) =>
    builder.change(changeQuestion(builder.form, { ...question, ...changes }));
  return (
    <div className={styles.editor}>
      <BilingualInput
        label={t('builder.text')}
        value={question.text}
        max={500}
        rows={2}
        onChange={(text) => set({ text })}
      />
      <div className={styles.options}>
        <Labelled label={t('builder.severity')}>
          <Radio.Group
            value={question.severity}
            onChange={({ target }) => set({ severity: target.value as Severity })}
            options={severityNames.map((value) => ({ value, label: localize(severities[value].label) }))}
          />
        </Labelled>
        <Weight question={question} set={set} />
        <Labelled label={t('builder.kind')}>
          <Radio.Group
            value={question.kind}
            onChange={({ target }) =>
              builder.change(
                changeQuestion(builder.form, asKind(question, target.value as FormQuestion['kind'])),
              )
            }
            options={(['compliance', 'temperature'] as const).map((value) => ({
              value,
              label: t(`builder.kinds.${value}`),
            }))}
          />
        </Labelled>
        {question.kind === 'temperature' && <Bounds question={question} builder={builder} />}
        <Labelled label={t('builder.demands')}>
          {demands.map((one) => (
            <Checkbox
              key={one}
              checked={question[one]}
              onChange={({ target }) => set({ [one]: target.checked })}
            >
              {t(`builder.${one}`)}
            </Checkbox>
          ))}
        </Labelled>
      </div>
    </div>
  );
}

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <fieldset className={styles.fieldset}>
      <legend className={styles.label}>{label}</legend>
      {children}
    </fieldset>
  );
}

interface PartProps {
  readonly question: FormQuestion;
  readonly set: (changes: Partial<FormQuestion>) => void;
}

function Weight({ question: { weight }, set }: PartProps) {
  const { t } = useTranslation('templates');
  const id = useId();
  return (
    <Labelled label={t('builder.weight')}>
      <span className={styles.inline}>
        <Switch
          id={id}
          checked={weight === null}
          onChange={(automatic) => set({ weight: automatic ? null : 10 })}
        />
        <label htmlFor={id}>{t('builder.automatic')}</label>
        {weight !== null && (
          <LimitedNumber
            min={0}
            max={100}
            value={weight}
            label={t('builder.weight')}
            onChange={(next) => set({ weight: next })}
          />
        )}
      </span>
    </Labelled>
  );
}

function Bounds({ question, builder }: QuestionEditorProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const id = useId();
  const change = (next: FormQuestion) => builder.change(changeQuestion(builder.form, next));
  return (
    <Labelled label={t('builder.bounds')}>
      <span className={styles.inline}>
        {(['min', 'max'] as const).map((which) => (
          <div key={which} className={styles.weight}>
            <label className={styles.label} htmlFor={`${id}-${which}`}>
              {t(`builder.${which}`)}
            </label>
            <LimitedNumber
              id={`${id}-${which}`}
              {...degrees}
              value={question[which] ?? null}
              unit={localize(celsius)}
              label={t(`builder.${which}`)}
              onChange={(value) => change({ ...question, [which]: value })}
              onEmpty={() => change(without(question, [which]))}
            />
          </div>
        ))}
      </span>
    </Labelled>
  );
}

/** Bounds and unit belong to readings alone. */
function asKind(question: FormQuestion, kind: FormQuestion['kind']): FormQuestion {
  if (kind === 'temperature') return { ...question, kind, unit: 'C' };
  return without({ ...question, kind }, ['min', 'max', 'unit']);
}

/** A question that does not say these. */
function without(question: FormQuestion, names: readonly string[]): FormQuestion {
  const rest = Object.entries(question).filter(([name]) => !names.includes(name));
  return Object.fromEntries(rest) as unknown as FormQuestion;
}
