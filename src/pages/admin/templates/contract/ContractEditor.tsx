import { useTranslation } from 'react-i18next';
import { type ContractTemplate, contractTemplateProblems } from '#domain/templates/contractTemplate';
import { PaperPreview } from '../editor/PaperPreview';
import { ProblemList } from '../editor/ProblemList';
import { TemplateEditor } from '../editor/TemplateEditor';
import type { Template } from '../editor/useTemplateDraft';
import { useTemplateEditor } from '../editor/useTemplateEditor';
import { templateAddress } from '../templateAddresses';
import { ClauseDifference } from './ClauseDifference';
import { ClauseList } from './ClauseList';

/** The terms as their author works on them: the clauses, the paper, and what was published. */
export function ContractEditor({ template }: { readonly template: Template }) {
  // The leave question's texts too: fetched at the first change they would hide the page for a moment.
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
