import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { checkForm } from '#domain/forms/checkForm';
import { type FormCategory, type InspectionForm, questionsOf } from '#domain/forms/inspectionForm';
import { Alert } from 'sijil/react/components/antd/Alert';
import { LimitedNumber } from 'sijil/react/fields/controls/NumberBox';
import { Panel } from 'sijil/react/components/Panel';
import { remainingWeight } from '#domain/forms/weights';
import { BilingualInput } from '@/documents/BilingualInput';
import editorStyles from '@/documents/Editor.module.css';
import styles from './Builder.module.css';
import { CategoryCard } from './CategoryCard';
import { addCategory, shareCategories } from './formEdits';
import type { Builder } from './useBuilder';
import { formProblemTexts } from '#domain/templates/templateProblems';
import { useLocalize } from 'sijil/react/providers/language';

interface FormCanvasProps {
  readonly builder: Builder;
  /** Messages of the server about the last save. */
  readonly problems: readonly string[];
  readonly onGo: (categoryKey?: string, questionKey?: string) => void;
}

/** Canvas of a form: its head, its categories, and the problems left. */
export function FormCanvas({ builder, problems, onGo }: FormCanvasProps) {
  const { t } = useTranslation('templates');
  const { form, change } = builder;
  const missing = checkForm(form).length;
  return (
    <div className={editorStyles.stack}>
      {problems.length > 0 && <Alert type="error" showIcon role="alert" message={problems.join(' ')} />}
      <Basics builder={builder} />
      <WeightLine builder={builder} />
      {form.categories.map((category, index) => (
        <CategoryCard key={category.key} category={category} index={index} builder={builder} />
      ))}
      <div>
        <Button icon={<PlusOutlined aria-hidden="true" />} onClick={() => change(addCategory(form))}>
          {t('builder.addCategory')}
        </Button>
      </div>
      {missing > 0 && (
        <Panel title={t('builder.missing', { count: missing })}>
          <FormProblems form={form} onGo={onGo} />
        </Panel>
      )}
    </div>
  );
}

function Basics({ builder: { form, change } }: Pick<FormCanvasProps, 'builder'>) {
  const { t } = useTranslation('templates');
  const id = useId();
  return (
    <section id="form-basics" tabIndex={-1} className={styles.category} aria-label={t('builder.basics')}>
      <BilingualInput
        label={t('builder.title')}
        value={form.title}
        max={160}
        onChange={(title) => change({ ...form, title })}
      />
      <div className={styles.options}>
        <fieldset className={styles.fieldset}>
          <legend className={styles.label}>{t('builder.subject')}</legend>
          <Segmented
            aria-label={t('builder.subject')}
            value={form.subject}
            onChange={(subject) => change({ ...form, subject })}
            options={(['branch', 'vehicle'] as const).map((value) => ({
              value,
              label: t(`subjects.${value}`),
            }))}
          />
        </fieldset>
        <div className={styles.weight}>
          <label className={styles.label} htmlFor={id}>
            {t('builder.passingScore')}
          </label>
          <LimitedNumber
            id={id}
            min={0}
            max={100}
            value={form.passingScore}
            label={t('builder.passingScore')}
            onChange={(passingScore) => change({ ...form, passingScore })}
          />
        </div>
      </div>
    </section>
  );
}

function WeightLine({ builder: { form, change } }: Pick<FormCanvasProps, 'builder'>) {
  const { t } = useTranslation('templates');
  return (
    <div className={styles.basics}>
      <div className={styles.inline}>
        <WeightBar categories={form.categories} />
        {form.categories.length > 0 && (
          <Button size="small" onClick={() => change(shareCategories(form))}>
            {t('builder.shareCategories')}
          </Button>
        )}
      </div>
      <span className={editorStyles.quiet}>{t('builder.categories', { count: form.categories.length })}</span>
      <span className={editorStyles.quiet}>
        {t('builder.questions', { count: questionsOf(form).length })}
      </span>
    </div>
  );
}

/** Sum of the categories' weights, and its difference from 100. */
function WeightBar({ categories }: { readonly categories: readonly FormCategory[] }) {
  const { t } = useTranslation('templates');
  const left = remainingWeight(categories);
  const sum = Math.round((100 - left) * 100) / 100;
  const tone = left === 0 ? 'success' : left < 0 ? 'danger' : 'warning';
  return (
    <div className={styles.weights} aria-live="polite">
      <div className={styles.track} aria-hidden="true">
        <div
          className={styles.fill}
          style={{ inlineSize: `${Math.min(100, sum)}%`, background: `var(--tone-${tone}-text)` }}
        />
      </div>
      <span style={{ color: `var(--tone-${tone}-text)` }}>
        {left === 0
          ? t('builder.weightsFull')
          : left > 0
            ? t('builder.weightsLeft', { sum, left })
            : t('builder.weightsOver', { sum, over: -left })}
      </span>
    </div>
  );
}

interface FormProblemsProps {
  readonly form: InspectionForm;
  /** Leads to the place of a problem. */
  readonly onGo: (categoryKey: string | undefined, questionKey: string | undefined) => void;
}

/** Problems that prevent publishing the form, by the same check as the server's; each links to its place. */
export function FormProblems({ form, onGo }: FormProblemsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const problems = checkForm(form);
  const texts = formProblemTexts(form, problems);
  return (
    <ul className={styles.problems} aria-label={t('builder.problems')}>
      {problems.map(({ code, categoryKey, questionKey }, index) => (
        <li key={`${code}/${categoryKey ?? ''}/${questionKey ?? ''}`}>
          <button type="button" className={styles.problem} onClick={() => onGo(categoryKey, questionKey)}>
            {texts[index]?.place && <strong>{localize(texts[index].place)}: </strong>}
            {localize(texts[index]?.message)}
          </button>
        </li>
      ))}
    </ul>
  );
}
