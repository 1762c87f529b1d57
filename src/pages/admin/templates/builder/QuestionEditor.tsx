import { Checkbox, Radio, Select, Switch } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isScored } from '#domain/forms/asked';
import { answerKinds } from '#domain/forms/kinds/index';
import { type FormQuestion, questionsOf } from '#domain/forms/inspectionForm';
import { severities } from '#domain/forms/severities';
import { keysOf } from 'sijil/base/objects';
import { LimitedNumber } from 'sijil/react/fields/controls/NumberBox';
import { useLocalize } from 'sijil/react/providers/language';
import { BilingualInput } from '@/documents/BilingualInput';
import styles from './Builder.module.css';
import { ConditionEditor, Labelled } from './ConditionEditor';
import { asKind, changeQuestion, without } from './formEdits';
import { KindParts } from './KindParts';
import type { Builder } from './useBuilder';

interface QuestionEditorProps {
  readonly question: FormQuestion;
  readonly builder: Builder;
}

const severityNames = keysOf(severities);
const demands = ['requiresImage', 'requiresFile', 'requiresNote', 'allowNotApplicable'] as const;

/** Editor of a question: its text, its weight, its severity, and the evidence that the inspector must provide. */
export function QuestionEditor({ question, builder }: QuestionEditorProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const put = (changed: FormQuestion) => builder.change(changeQuestion(builder.form, changed));
  const set = (changes: Partial<FormQuestion>) => put({ ...question, ...changes });
  const questions = questionsOf(builder.form);
  const before = questions.slice(
    0,
    questions.findIndex(({ key }) => key === question.key),
  );
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
            onChange={({ target }) => set({ severity: target.value })}
            options={severityNames.map((value) => ({ value, label: localize(severities[value].label) }))}
          />
        </Labelled>
        {isScored(question) ? (
          <Weight question={question} set={set} />
        ) : (
          <p className={styles.recorded}>{t('builder.recorded')}</p>
        )}
        <Labelled label={t('builder.kind')}>
          <Select
            className={styles.optionScore ?? ''}
            aria-label={t('builder.kind')}
            value={question.kind}
            onChange={(kind) => put(asKind(question, kind))}
            options={keysOf(answerKinds).map((value) => ({
              value,
              label: localize(answerKinds[value].label),
            }))}
          />
        </Labelled>
        <KindParts question={question} onChange={put} />
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
      <ConditionEditor
        when={question.when}
        before={before}
        onChange={(when) => put(when ? { ...question, when } : without(question, ['when']))}
      />
    </div>
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
