import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { Checkbox, Segmented } from 'antd';
import { useOperation } from 'sijil/react/providers/operations';
import { TemplateScreen } from '../TemplateScreen';
import {
  certificateBorders,
  type CertificateLayout,
  certificatePartKeys,
  certificateParts,
  type CertificateTemplate,
  certificateTemplateProblems,
  type CertificateTextKey,
  certificateTextProblems,
  certificateTexts,
} from '#domain/templates/certificateTemplate';
import { compareCertificates } from '#domain/templates/templateChanges';
import { ChangeList } from '../editor/PublishDialog';
import { PaperPreview } from '../editor/PaperPreview';
import { EditorColumns, ProblemList } from '@/documents/EditorColumns';
import { TemplateEditor } from '../editor/TemplateEditor';
import { type Template, useTemplateEditor } from '../editor/useTemplateEditor';
import { templateAddress } from '../templateAddresses';
import { keysOf } from 'sijil/base/objects';
import { useLocalize } from 'sijil/react/providers/language';
import { BilingualInput, TextFields, useInsertion } from '@/documents/BilingualInput';
import styles from '@/documents/Document.module.css';

/** Layout and texts of certificates: editor, preview, publication. */
export default function CertificateTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('certificateTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={CertificateEditor} />;
}

/** Certificate as its author edits it: texts and layout, the preview, and the published versions. */
export function CertificateEditor({ template }: { readonly template: Template }) {
  // Texts of the leave dialog too: loaded at the first change, they would hide the page for a moment.
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

interface CertificateLayoutFieldsProps {
  readonly layout: CertificateLayout;
  readonly change: (layout: CertificateLayout) => void;
}

const borders = keysOf(certificateBorders);

/** Layout of the certificate: its border, and its visible parts. */
function CertificateLayoutFields({ layout, change }: CertificateLayoutFieldsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  return (
    <section className={styles.clause} aria-label={t('certificate.layout')}>
      <strong>{t('certificate.layout')}</strong>
      <Segmented
        aria-label={t('certificate.border')}
        value={layout.border}
        onChange={(border) => change({ ...layout, border })}
        options={borders.map((value) => ({ value, label: localize(certificateBorders[value]) }))}
      />
      {certificatePartKeys.map((part) => (
        <Checkbox
          key={part}
          checked={layout[part]}
          onChange={({ target }) => change({ ...layout, [part]: target.checked })}
        >
          {localize(certificateParts[part])}
        </Checkbox>
      ))}
    </section>
  );
}

interface CertificateTextsProps {
  readonly design: CertificateTemplate;
  readonly change: (design: CertificateTemplate) => void;
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
}

/** Texts of the certificate in both languages and its layout, next to the placeholders that its texts may hold. */
export function CertificateTexts({ design, change, refused }: CertificateTextsProps) {
  const { t } = useTranslation('templates');
  const { title, texts } = design;
  const { insert, follow } = useInsertion<CertificateTextKey | 'title'>((key, edit) =>
    change(
      key === 'title'
        ? { ...design, title: edit(title) }
        : { ...design, texts: { ...texts, [key]: edit(texts[key]) } },
    ),
  );
  return (
    <EditorColumns
      use="certificate"
      text={JSON.stringify([title, texts])}
      onInsert={insert}
      refused={refused}
    >
      <section className={styles.clause} aria-label={t('certificate.text')}>
        <BilingualInput
          label={t('builder.title')}
          value={title}
          max={60}
          onChange={(next) => change({ ...design, title: next })}
          onFocus={follow('title')}
        />
        <TextFields
          asked={certificateTexts}
          texts={texts}
          change={(next) => change({ ...design, texts: next })}
          problemsOf={certificateTextProblems}
          optional="note"
          rowsOf={() => 2}
          follow={follow}
        />
      </section>
      <CertificateLayoutFields layout={design.layout} change={(layout) => change({ ...design, layout })} />
    </EditorColumns>
  );
}
