import { HolderOutlined, MoreOutlined } from '@ant-design/icons';
import { Button, Dropdown } from 'antd';
import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { FormQuestion } from '#domain/forms/inspectionForm';
import { severities } from '#domain/forms/severities';
import { formatBounds } from '#domain/forms/temperatureBounds';
import { isKeyOf } from '#framework/base/objects';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
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

/** A question in its place: moved by dragging or by the arrow keys on its handle, opened to be written. */
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
    // A move to another category renders the item anew; the focus follows.
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
      <QuestionTags question={question} />
      {isOpen && <QuestionEditor question={question} builder={builder} />}
    </li>
  );
}

function QuestionTags({ question }: Pick<QuestionItemProps, 'question'>) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { severity, weight, kind, min = null, max = null } = question;
  const bounds = formatBounds({ min, max });
  const asks = (['requiresImage', 'requiresFile', 'requiresNote'] as const).filter((one) => question[one]);
  return (
    <div className={styles.tags}>
      <ToneTag tone={severityTones[severity]}>{localize(severities[severity].label)}</ToneTag>
      <ToneTag>{weight === null ? t('builder.automatic') : t('builder.weighs', { weight })}</ToneTag>
      {kind === 'temperature' && (
        <ToneTag tone="info">
          {t('builder.reading')} {bounds && <bdi>{localize(bounds)}</bdi>}
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
