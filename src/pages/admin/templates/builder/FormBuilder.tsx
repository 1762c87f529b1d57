import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { checkForm } from '#domain/forms/checkForm';
import type { InspectionForm } from '#domain/forms/inspectionForm';
import { LeaveGuard } from '@/forms/LeaveGuard';
import { useLocalize } from '@/providers/language';
import { TabBar } from '@/requests/TabBar';
import { ConflictDialog } from '../editor/ConflictDialog';
import styles from '../editor/Editor.module.css';
import { PublishDialog } from '../editor/PublishDialog';
import { TemplateHead } from '../editor/TemplateHead';
import { TemplateMenu } from '../editor/TemplateMenu';
import { type Template, type TemplateDraft, useTemplateDraft } from '../editor/useTemplateDraft';
import { useSaveKey } from '../editor/useSaveKey';
import { VersionList } from '../editor/VersionList';
import { FormCanvas } from './FormCanvas';
import { FormDifference } from './FormDifference';
import { FormPreview } from './FormPreview';
import { FormProblems } from './FormProblems';
import { PublishedDifference } from './PublishedDifference';
import { useBuilder } from './useBuilder';

const home = '/templates/inspectorsform';
const difference = (before: unknown, after: unknown) => (
  <FormDifference before={before as InspectionForm} after={after as InspectionForm} />
);

/** A form as its author works on it: the canvas, the inspector's view of it, and what was published. */
export function FormBuilder({ template }: { readonly template: Template }) {
  // The leave question's texts too: fetched at the first change they would hide the page for a moment.
  const { t } = useTranslation(['templates', 'fields', 'requests']);
  const localize = useLocalize();
  const editor = useTemplateDraft<InspectionForm>(template);
  const { draft: form, dirty, saving, save, theirs } = editor;
  const builder = useBuilder(form, editor.change);
  const [tab, setTab] = useState('build');
  const [publishing, setPublishing] = useState(false);
  useSaveKey(save);
  const go = (categoryKey?: string, questionKey?: string) => {
    setPublishing(false);
    setTab('build');
    if (questionKey) builder.setOpen(questionKey);
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
  };
  const sound = checkForm(form).length === 0;
  return (
    <>
      <TemplateHead
        template={template}
        title={localize(form.title)}
        home={{ label: t('kinds.form'), to: home }}
        editor={editor}
        onPublish={() => setPublishing(true)}
        more={<TemplateMenu template={template} draft={form} name={form.title} home={home} />}
      />
      <TabBar
        label={t('builder.parts')}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'build',
            label: t('builder.build'),
            children: <FormCanvas builder={builder} problems={editor.problems} onGo={go} />,
          },
          { key: 'preview', label: t('preview.title'), children: <FormPreview form={form} /> },
          {
            key: 'versions',
            label: t('versions.title'),
            children: (
              <div className={styles.stack}>
                <Services names={template.services.map(({ name }) => localize(name))} />
                <VersionList template={template} compare={difference} />
              </div>
            ),
          },
        ]}
      />
      {publishing && (
        <PublishDialog
          templateId={template.id}
          problems={sound ? null : <FormProblems form={form} onGo={go} />}
          difference={<PublishedDifference template={template} draft={form} compare={difference} />}
          save={save}
          onClose={() => setPublishing(false)}
        />
      )}
      {theirs && (
        <ConflictDialog
          editor={editor as unknown as TemplateDraft<object>}
          theirs={theirs}
          name={form.title}
          home={home}
          difference={difference(theirs.draft, form)}
        />
      )}
      {dirty && <LeaveGuard sending={saving} />}
    </>
  );
}

/** Which services begin with the newest version. */
function Services({ names }: { readonly names: readonly string[] }) {
  const { t } = useTranslation('templates');
  if (names.length === 0) return <p className={styles.quiet}>{t('versions.noServices')}</p>;
  return (
    <p>
      {t('versions.services')} <bdi>{names.join(t('listSeparator'))}</bdi>
    </p>
  );
}
