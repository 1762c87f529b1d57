import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { recordedLabel, scoreLabels } from '#domain/forms/answer';
import {
  type AnswerOption,
  type AskedParts,
  type FormQuestion,
  freshKey,
} from '#domain/forms/inspectionForm';
import { answerKind } from '#domain/forms/kinds/index';
import { readings } from '#domain/forms/kinds/reading';
import { celsius } from 'sijil/base/formats/numbers';
import { LimitedNumber } from 'sijil/react/fields/controls/NumberBox';
import { useLocalize } from 'sijil/react/providers/language';
import { BilingualInput } from '@/documents/BilingualInput';
import styles from './Builder.module.css';
import { without } from './formEdits';
import { Labelled } from './ConditionEditor';

interface KindPartsProps {
  readonly question: FormQuestion;
  readonly onChange: (question: FormQuestion) => void;
}

/** Inputs for the parts of the question's kind of answer: limits with a unit, options with their scores, the rule of a date. */
export function KindParts({ question, onChange }: KindPartsProps) {
  const { parts } = answerKind(question.kind);
  const has = (part: keyof AskedParts) => parts.includes(part);
  return (
    <>
      {has('unit') && question.unit !== 'C' && <Unit question={question} onChange={onChange} />}
      {has('min') && <Limits question={question} onChange={onChange} />}
      {has('options') && <Options question={question} onChange={onChange} />}
      {has('validOnVisit') && <DateRule question={question} onChange={onChange} />}
    </>
  );
}

function Unit({ question, onChange }: KindPartsProps) {
  const { t } = useTranslation('templates');
  const unit = question.unit === 'C' || !question.unit ? { ar: '', en: '' } : question.unit;
  return (
    <BilingualInput
      label={t('builder.unit')}
      value={unit}
      max={20}
      onChange={(next) => onChange({ ...question, unit: next })}
    />
  );
}

function Limits({ question, onChange }: KindPartsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const id = useId();
  const unit = question.unit === 'C' ? celsius : question.unit;
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
              {...readings}
              value={question[which] ?? null}
              unit={unit && localize(unit)}
              label={t(`builder.${which}`)}
              onChange={(value) => onChange({ ...question, [which]: value })}
              onEmpty={() => onChange(without(question, [which]))}
            />
          </div>
        ))}
      </span>
    </Labelled>
  );
}

const scores = [2, 1, 0, null] as const;

function Options({ question, onChange }: KindPartsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { options = [] } = question;
  const set = (next: readonly AnswerOption[]) => onChange({ ...question, options: next });
  const put = (option: AnswerOption) => set(options.map((one) => (one.key === option.key ? option : one)));
  const keys = options.map(({ key }) => key);
  return (
    <Labelled label={t('builder.options')}>
      <ol className={styles.optionList}>
        {options.map((option, index) => (
          <li key={option.key} className={styles.option}>
            <div className={styles.grow}>
              <BilingualInput
                label={t('builder.option', { number: index + 1 })}
                value={option.label}
                max={120}
                onChange={(label) => put({ ...option, label })}
              />
            </div>
            <Select
              className={styles.optionScore ?? ''}
              aria-label={t('builder.optionScore', { number: index + 1 })}
              value={scores.indexOf(option.score)}
              onChange={(at) => put({ ...option, score: scores[at] ?? null })}
              options={scores.map((score, at) => ({
                value: at,
                label: localize(score === null ? recordedLabel : scoreLabels[score]),
              }))}
            />
            <Button
              type="text"
              icon={<DeleteOutlined aria-hidden="true" />}
              aria-label={t('builder.optionDelete', { number: index + 1 })}
              onClick={() => set(options.filter(({ key }) => key !== option.key))}
            />
          </li>
        ))}
      </ol>
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden="true" />}
        disabled={options.length >= 20}
        onClick={() =>
          set([...options, { key: freshKey('option', keys), label: { ar: '', en: '' }, score: 2 }])
        }
      >
        {t('builder.addOption')}
      </Button>
    </Labelled>
  );
}

function DateRule({ question, onChange }: KindPartsProps) {
  const { t } = useTranslation('templates');
  return (
    <Labelled label={t('builder.dateRule')}>
      <Checkbox
        checked={question.validOnVisit ?? false}
        onChange={({ target }) => onChange({ ...question, validOnVisit: target.checked })}
      >
        {t('builder.validOnVisit')}
      </Checkbox>
    </Labelled>
  );
}
