import { DeleteOutlined, PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { isScored } from '#domain/forms/asked';
import type { FormCategory } from '#domain/forms/inspectionForm';
import { MoveButtons } from 'sijil/react/components/MoveButtons';
import { LimitedNumber } from 'sijil/react/fields/controls/NumberBox';
import { useLocalize } from 'sijil/react/providers/language';
import { BilingualInput } from '@/documents/BilingualInput';
import styles from './Builder.module.css';
import { ConditionEditor } from './ConditionEditor';
import {
  addQuestion,
  changeCategory,
  moveCategory,
  removeCategory,
  shareQuestions,
  withCategoryCondition,
} from './formEdits';
import { QuestionItem } from './QuestionItem';
import type { Builder } from './useBuilder';

interface CategoryCardProps {
  readonly category: FormCategory;
  readonly index: number;
  readonly builder: Builder;
}

/** Card of a category: its title in both languages, its weight, and its questions in their order. */
export function CategoryCard({ category, index, builder }: CategoryCardProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const id = useId();
  const { key, title, weight, questions } = category;
  const { form, change, drop } = builder;
  const name = localize(title) || t('builder.categoryNumber', { number: index + 1 });
  return (
    <section
      id={`category-${key}`}
      className={styles.category}
      aria-label={name}
      tabIndex={-1}
      {...drop(key, questions.length)}
    >
      <div className={styles.categoryHead}>
        <div className={styles.grow}>
          <BilingualInput
            label={t('builder.category', { number: index + 1 })}
            value={title}
            max={120}
            onChange={(next) => change(changeCategory(form, key, { title: next }))}
          />
        </div>
        <div className={styles.weight}>
          <label className={styles.label} htmlFor={id}>
            {t('builder.weight')}
          </label>
          <LimitedNumber
            id={id}
            min={0}
            max={100}
            value={weight}
            label={t('builder.weight')}
            onChange={(next) => change(changeCategory(form, key, { weight: next }))}
          />
        </div>
        <div className={styles.tools}>
          <MoveButtons
            at={index}
            count={form.categories.length}
            earlier={t('builder.categoryUp', { name })}
            later={t('builder.categoryDown', { name })}
            size="middle"
            onMove={(to) => change(moveCategory(form, key, to < index ? -1 : 1))}
          />
          <Button
            type="text"
            icon={<DeleteOutlined aria-hidden="true" />}
            aria-label={t('builder.categoryDelete', { name })}
            onClick={() => change(removeCategory(form, key))}
          />
        </div>
      </div>
      <ConditionEditor
        when={category.when}
        before={form.categories.slice(0, index).flatMap((one) => one.questions)}
        onChange={(when) => change(withCategoryCondition(form, key, when))}
      />
      <ol className={styles.questions}>
        {questions.map((question, at) => (
          <QuestionItem
            key={question.key}
            question={question}
            categoryKey={key}
            index={at}
            builder={builder}
          />
        ))}
      </ol>
      {questions.some((question) => isScored(question) && question.weight !== null) && (
        <div>
          <Button size="small" onClick={() => change(shareQuestions(form, key))}>
            {t('builder.shareQuestions')}
          </Button>
        </div>
      )}
      <Button
        type="dashed"
        block
        icon={<PlusOutlined aria-hidden="true" />}
        onClick={() => builder.added(addQuestion(form, key), key)}
      >
        {t('builder.addQuestion')}
      </Button>
    </section>
  );
}
