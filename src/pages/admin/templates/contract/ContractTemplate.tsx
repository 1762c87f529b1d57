import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { useOperation } from '@framework/providers/operations';
import { TemplateScreen } from '../TemplateScreen';
import { type ContractTemplate, contractTemplateProblems } from '#domain/templates/contractTemplate';
import { compareContracts } from '#domain/templates/templateChanges';
import { ToneTag } from '@framework/components/ToneTag';
import { useLocalize } from '@framework/providers/language';
import { PaperPreview } from '../editor/PaperPreview';
import { ProblemList } from '../editor/EditorColumns';
import { TemplateEditor } from '../editor/TemplateEditor';
import { type Template, useTemplateEditor } from '../editor/useTemplateEditor';
import { templateAddress } from '../templateAddresses';
import styles from '../editor/Editor.module.css';
import { ClauseList } from './ClauseList';

/** Terms of the contract: editor, preview, publication. */
export default function ContractTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('contractTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={ContractEditor} />;
}

interface ClauseDifferenceProps {
  readonly before: ContractTemplate;
  readonly after: ContractTemplate;
}

const tones = { added: 'success', removed: 'danger', moved: 'info', changed: 'warning' } as const;

/** Changes between two versions of the terms, clause by clause. */
function ClauseDifference({ before, after }: ClauseDifferenceProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const changes = compareContracts(before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map(({ kind, key, title, from, to }) => (
        <li key={`${kind}/${key}`}>
          <div className={styles.change}>
            <ToneTag tone={tones[kind]}>{t(`difference.${kind}`)}</ToneTag>
            <bdi>{localize(title) || t('untitled')}</bdi>
          </div>
          {from && <p className={styles.former}>{localize(from)}</p>}
          {to && <p>{localize(to)}</p>}
        </li>
      ))}
    </ul>
  );
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
