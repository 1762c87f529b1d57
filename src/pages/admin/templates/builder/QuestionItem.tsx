import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { type FormQuestion, type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { severities } from '#domain/forms/severities';
import { sayCondition } from '#domain/forms/condition';
import { isScored } from '#domain/forms/asked';
import { answerKind } from '#domain/forms/kinds/index';
import { isKeyOf } from 'sijil/base/objects';
import { ToneTag } from 'sijil/react/components/ToneTag';
import { useLocalize } from 'sijil/react/providers/language';
import styles from './Builder.module.css';
import { duplicateQuestion, removeQuestion, stepQuestion } from './formEdits';
import { QuestionEditor } from './QuestionEditor';
import type { Builder } from './useBuilder';

interface QuestionItemProps {
  readonly question: FormQuestion;
  readonly categoryKey: string;
  readonly index: number;
  readonly builder: Builder;
}

const severityTones = { critical: 'danger', major: 'warning', minor: 'neutral' } as const;

/** Question on the canvas: moved by dragging or by the arrow keys on its handle, opened for editing. */
export function QuestionItem({ question, categoryKey, index, builder }: QuestionItemProps) {
  const { t } = useTranslation('templates');
  const { form, change, open, setOpen, drag, drop } = builder;
  const { key } = question;
  const number = index + 1;
  const isOpen = open === key;
  const step = (by: -1 | 1) => change(stepQuestion(form, key, by));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? -1 : 1);
    // A move to another category mounts a new item, which then gets the focus.
    setTimeout(() => document.getElementById(`handle-${key}`)?.focus());
  };
  const actions = {
    edit: () => setOpen(isOpen ? null : key),
    duplicate: () => change(duplicateQuestion(form, key)),
    up: () => step(-1),
    down: () => step(1),
    delete: () => change(removeQuestion(form, key)),
  };
  return (
    <li id={`question-${key}`} className={styles.question} tabIndex={-1} {...drop(categoryKey, index)}>
      <div className={styles.row}>
        <button
          type="button"
          id={`handle-${key}`}
          className={styles.handle}
          aria-label={t('builder.move', { number })}
          onKeyDown={onKeyDown}
          {...drag(key)}
        >
          <HolderOutlined aria-hidden="true" />
        </button>
        <span className={styles.number}>{number}</span>
        <button type="button" className={styles.texts} aria-expanded={isOpen} onClick={actions.edit}>
          <span lang="ar" dir="rtl">
            {question.text.ar || t('builder.noText')}
          </span>
          <span lang="en" dir="ltr">
            {question.text.en || t('builder.noText')}
          </span>
        </button>
        <Dropdown
          trigger={['click']}
          menu={{
            items: [
              { key: 'edit', label: t('builder.write') },
              { key: 'duplicate', label: t('builder.duplicate') },
              { key: 'up', label: t('builder.up') },
              { key: 'down', label: t('builder.down') },
              { key: 'delete', label: t('builder.delete'), danger: true },
            ],
            onClick: ({ key: chosen }) => isKeyOf(actions, chosen) && actions[chosen](),
          }}
        >
          <Button
            type="text"
            icon={<MoreOutlined aria-hidden="true" />}
            aria-label={t('builder.questionMore', { number })}
          />
        </Dropdown>
      </div>
      <QuestionTags question={question} form={form} />
      {isOpen && <QuestionEditor question={question} builder={builder} />}
    </li>
  );
}

interface QuestionTagsProps {
  readonly question: FormQuestion;
  readonly form: InspectionForm;
}

function QuestionTags({ question, form }: QuestionTagsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { severity, weight, when } = question;
  const kind = answerKind(question.kind);
  const limits = kind.limits(question);
  const weightText = !isScored(question)
    ? t('builder.unscored')
    : weight === null
      ? t('builder.automatic')
      : t('builder.weighs', { weight });
  const asks = (['requiresImage', 'requiresFile', 'requiresNote'] as const).filter((one) => question[one]);
  return (
    <div className={styles.tags}>
      <ToneTag tone={severityTones[severity]}>{localize(severities[severity].label)}</ToneTag>
      <ToneTag>{weightText}</ToneTag>
      <ToneTag tone="info">
        {localize(kind.label)} {limits && <bdi>{localize(limits)}</bdi>}
      </ToneTag>
      {when && (
        <ToneTag tone="warning">
          {t('builder.askedWhere')} <bdi>{localize(sayCondition(when, questionsOf(form)))}</bdi>
        </ToneTag>
      )}
      {asks.map((one) => (
        <ToneTag key={one} tone="progress">
          {t(`builder.${one}`)}
        </ToneTag>
      ))}
    </div>
  );
}
