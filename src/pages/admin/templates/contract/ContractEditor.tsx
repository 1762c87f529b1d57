import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ContractTemplate, contractTemplateProblems } from '#domain/templates/contractTemplate';
import { LeaveGuard } from '@/forms/LeaveGuard';
import { useLocalize } from '@/providers/language';
import { TabBar } from '@/requests/TabBar';
import { PublishedDifference } from '../builder/PublishedDifference';
import { ConflictDialog } from '../editor/ConflictDialog';
import { ProblemList } from '../editor/ProblemList';
import { PublishDialog } from '../editor/PublishDialog';
import { TemplateHead } from '../editor/TemplateHead';
import { TemplateMenu } from '../editor/TemplateMenu';
import { type Template, type TemplateDraft, useTemplateDraft } from '../editor/useTemplateDraft';
import { useSaveKey } from '../editor/useSaveKey';
import { VersionList } from '../editor/VersionList';
import { ClauseDifference } from './ClauseDifference';
import { ClauseList } from './ClauseList';
import { ContractPreview } from './ContractPreview';

const home = '/templates';
const difference = (before: unknown, after: unknown) => (
  <ClauseDifference before={before as ContractTemplate} after={after as ContractTemplate} />
);

/** The terms as their author works on them: the clauses, the paper, and what was published. */
export function ContractEditor({ template }: { readonly template: Template }) {
  // The leave question's texts too: fetched at the first change they would hide the page for a moment.
  const { t } = useTranslation(['templates', 'fields', 'requests']);
  const localize = useLocalize();
  const editor = useTemplateDraft<ContractTemplate>(template);
  const { draft: terms, dirty, saving, save, theirs } = editor;
  const [tab, setTab] = useState('text');
  const [publishing, setPublishing] = useState(false);
  useSaveKey(save);
  const problems = contractTemplateProblems(terms);
  return (
    <>
      <TemplateHead
        template={template}
        title={localize(terms.title)}
        home={{ label: t('kinds.contract'), to: `${home}/contract/${template.id}` }}
        editor={editor}
        onPublish={() => setPublishing(true)}
        more={<TemplateMenu template={template} draft={terms} name={terms.title} home={home} />}
      />
      <TabBar
        label={t('contract.parts')}
        active={tab}
        onChange={setTab}
        tabs={[
          {
            key: 'text',
            label: t('contract.text'),
            children: <ClauseList terms={terms} change={editor.change} refused={editor.problems} />,
          },
          { key: 'preview', label: t('contract.preview'), children: <ContractPreview terms={terms} /> },
          {
            key: 'versions',
            label: t('versions.title'),
            children: <VersionList template={template} compare={difference} />,
          },
        ]}
      />
      {publishing && (
        <PublishDialog
          templateId={template.id}
          problems={problems.length === 0 ? null : <ProblemList problems={problems} />}
          difference={<PublishedDifference template={template} draft={terms} compare={difference} />}
          save={save}
          onClose={() => setPublishing(false)}
        />
      )}
      {theirs && (
        <ConflictDialog
          editor={editor as unknown as TemplateDraft<object>}
          theirs={theirs}
          name={terms.title}
          home={home}
          difference={difference(theirs.draft, terms)}
        />
      )}
      {dirty && <LeaveGuard sending={saving} />}
    </>
  );
}
