import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useOperation } from 'sijil/react/providers/operations';
import { TemplateScreen } from '../TemplateScreen';
import { checkForm } from '#domain/forms/checkForm';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { useLanguage, useLocalize } from 'sijil/react/providers/language';
import { comparedParts, compareForms, type FormChange } from '#domain/forms/compareForms';
import { ToneTag } from 'sijil/react/components/ToneTag';
import styles from '@/documents/Editor.module.css';
import { TemplateEditor } from '../editor/TemplateEditor';
import { type Template, useTemplateEditor } from '../editor/useTemplateEditor';
import { templateLists } from '../templateAddresses';
import { ChangedWeights } from './ChangedWeights';
import { FormCanvas, FormProblems } from './FormCanvas';
import { FormPreview } from './FormPreview';
import { useBuilder } from './useBuilder';

/** Editor of an inspection form: builder, preview, publication. */
export default function FormTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('inspectionTemplates.get', { params: { id }, query: {} });
  return <TemplateScreen answer={answer} editor={FormBuilder} />;
}

interface FormDifferenceProps {
  readonly before: InspectionForm;
  readonly after: InspectionForm;
}

const tones = { added: 'success', removed: 'danger', moved: 'info', changed: 'warning' } as const;

/** Changes between two versions of a form, in words. */
function FormDifference({ before, after }: FormDifferenceProps) {
  const { t } = useTranslation('templates');
  const changes = compareForms(before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map((change, index) => (
        // A change has no unique value to be its key: two categories may have the same title.
        <Change key={index} change={change} />
      ))}
    </ul>
  );
}

function Change({ change: { kind, on, place, part, from, to } }: { readonly change: FormChange }) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const say = (value: FormChange['from']) => {
    if (value === null && part === 'weight') return t('builder.automatic');
    if (value === null || value === undefined || value === '') return t('difference.nothing');
    if (typeof value === 'boolean') return t(value ? 'difference.yes' : 'difference.no');
    return typeof value === 'object'
      ? localize(value) || t('untitled')
      : t(`subjects.${value}`, String(value));
  };
  return (
    <li className={styles.change}>
      <ToneTag tone={tones[kind]}>{t(`difference.${kind}`)}</ToneTag>
      <span className={styles.quiet}>{t(`difference.on.${on}`)}</span>
      <bdi>{localize(place) || t('untitled')}</bdi>
      {part && (
        <span>
          {localize(comparedParts[part])}: <bdi className={styles.former}>{say(from)}</bdi>{' '}
          <span aria-hidden="true" className={`mirrored ${styles.arrow}`}>
            →
          </span>{' '}
          <bdi>{say(to)}</bdi>
        </span>
      )}
    </li>
  );
}

/** Form as its author edits it: the canvas, the inspector's view, and the published versions. */
export function FormBuilder({ template }: { readonly template: Template }) {
  // Texts of the leave dialog too: loaded at the first change, they would hide the page for a moment.
  const { t } = useTranslation(['templates', 'fields', 'requests']);
  const localize = useLocalize();
  const language = useLanguage();
  const editing = useTemplateEditor<InspectionForm>(template, 'build');
  const { draft: form } = editing;
  const builder = useBuilder(form, editing.change);
  const go = (categoryKey?: string, questionKey?: string) => {
    editing.setPublishing(false);
    editing.setTab('build');
    if (questionKey) builder.setOpen(questionKey);
    goTo(categoryKey, questionKey);
  };
  const sound = checkForm(form).length === 0;
  return (
    <TemplateEditor
      template={template}
      editing={editing}
      name={form.title}
      home={templateLists.form}
      partsLabel={t('builder.parts')}
      problems={sound ? null : <FormProblems form={form} onGo={go} />}
      compare={(before, after) => <FormDifference before={before} after={after} />}
      exportSheet={async () => {
        const { saveFormSheet } = await import('./formSheet');
        await saveFormSheet(form, template.key, language);
      }}
      aboveVersions={<Services names={template.services.map(({ name }) => localize(name))} />}
      tabs={[
        {
          key: 'build',
          label: t('builder.build'),
          children: <FormCanvas builder={builder} problems={editing.problems} onGo={go} />,
        },
        {
          key: 'preview',
          label: t('preview.title'),
          children: (
            <>
              <ChangedWeights templateId={template.id} form={form} />
              <FormPreview form={form} />
            </>
          ),
        },
      ]}
    />
  );
}

/** Shows a category or question, or the form's head, once the page that contains it is rendered. */
function goTo(categoryKey?: string, questionKey?: string): void {
  const place = questionKey
    ? `question-${questionKey}`
    : categoryKey
      ? `category-${categoryKey}`
      : 'form-basics';
  setTimeout(() => {
    const element = document.getElementById(place);
    element?.scrollIntoView({ block: 'center' });
    element?.focus({ preventScroll: true });
  });
}

/** Services that use the newest version for new orders. */
function Services({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('templates');
  if (names.length === 0) return <p className={styles.quiet}>{t('versions.noServices')}</p>;
  return (
    <p>
      {t('versions.services')} <bdi>{names.join(t('listSeparator'))}</bdi>
    </p>
  );
}
