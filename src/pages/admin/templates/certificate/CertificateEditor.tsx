import { useTranslation } from 'react-i18next';
import { type CertificateTemplate, certificateTemplateProblems } from '#domain/templates/certificateTemplate';
import { compareCertificates } from '#domain/templates/templateChanges';
import { ChangeList } from '../editor/PublishDialog';
import { PaperPreview } from '../editor/PaperPreview';
import { ProblemList } from '../editor/ProblemList';
import { TemplateEditor } from '../editor/TemplateEditor';
import { type Template, useTemplateEditor } from '../editor/useTemplateEditor';
import { templateAddress } from '../templateAddresses';
import { CertificateTexts } from './CertificateTexts';

/** The certificate as its author works on it: texts and layout, the paper, and what was published. */
export function CertificateEditor({ template }: { readonly template: Template }) {
  // The leave question's texts too: fetched at the first change they would hide the page for a moment.
  const { t } = useTranslation(['templates', 'fields', 'requests']);
  const editing = useTemplateEditor<CertificateTemplate>(template, 'text');
  const { draft: design } = editing;
  const problems = certificateTemplateProblems(design);
  return (
    <TemplateEditor
      template={template}
      editing={editing}
      name={design.title}
      home={templateAddress(template)}
      partsLabel={t('contract.parts')}
      problems={problems.length === 0 ? null : <ProblemList problems={problems} />}
      compare={(before, after) => <ChangeList changes={compareCertificates(before, after)} />}
      tabs={[
        {
          key: 'text',
          label: t('certificate.text'),
          children: <CertificateTexts design={design} change={editing.change} refused={editing.problems} />,
        },
        {
          key: 'preview',
          label: t('contract.preview'),
          children: (
            <PaperPreview
              drawer="certificateTemplates.draw"
              content={design}
              languages={['ar', 'en']}
              hint={t('certificate.previewHint')}
            />
          ),
        },
      ]}
    />
  );
}
