import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useOperation } from 'sijil/react/providers/operations';
import { TemplateScreen } from '../TemplateScreen';
import { type ContractTemplate, contractTemplateProblems } from '#domain/templates/contractTemplate';
import { PaperPreview } from '../editor/PaperPreview';
import { ProblemList } from '@/documents/EditorColumns';
import { TemplateEditor } from '../editor/TemplateEditor';
import { type Template, useTemplateEditor } from '../editor/useTemplateEditor';
import { templateAddress } from '../templateAddresses';
import { ClauseDifference } from '@/contracts/ClauseDifference';
import { ClauseList } from '@/contracts/ClauseList';

/** Terms of the contract: editor, preview, publication. */
export default function ContractTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('contractTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={ContractEditor} />;
}

/** Terms as their author edits them: the clauses, the preview, and the published versions. */
export function ContractEditor({ template }: { readonly template: Template }) {
  // Texts of the leave dialog too: loaded at the first change, they would hide the page for a moment.
  const { t } = useTranslation(['templates', 'fields', 'requests']);
  const editing = useTemplateEditor<ContractTemplate>(template, 'text');
  const { draft: terms } = editing;
  const problems = contractTemplateProblems(terms);
  return (
    <TemplateEditor
      template={template}
      editing={editing}
      name={terms.title}
      home={templateAddress(template)}
      partsLabel={t('contract.parts')}
      problems={problems.length === 0 ? null : <ProblemList problems={problems} />}
      compare={(before, after) => <ClauseDifference before={before} after={after} />}
      tabs={[
        {
          key: 'text',
          label: t('contract.text'),
          children: <ClauseList terms={terms} change={editing.change} refused={editing.problems} />,
        },
        {
          key: 'preview',
          label: t('contract.preview'),
          children: (
            <PaperPreview
              drawer="contractTemplates.draw"
              content={terms}
              languages={['both', 'ar', 'en']}
              hint={t('contract.previewHint')}
            />
          ),
        },
      ]}
    />
  );
}
