import { useTranslation } from 'react-i18next';
import { comparePosts } from '#domain/templates/comparePosts';
import { type SocialTemplate, socialTemplateProblems } from '#domain/templates/socialTemplate';
import { ChangeList } from '../editor/ChangeList';
import { ProblemList } from '../editor/ProblemList';
import { TemplateEditor } from '../editor/TemplateEditor';
import type { Template } from '../editor/useTemplateDraft';
import { useTemplateEditor } from '../editor/useTemplateEditor';
import { templateLists } from '../templateAddresses';
import { PostPreview } from './PostPreview';
import { PostTexts } from './PostTexts';

/** A post as its author works on it: what it says and shows, its pictures, and what was published. */
export function PostEditor({ template }: { readonly template: Template }) {
  // The leave question's texts too: fetched at the first change they would hide the page for a moment.
  const { t } = useTranslation(['templates', 'fields', 'requests']);
  const editing = useTemplateEditor<SocialTemplate>(template, 'text');
  const { draft: post } = editing;
  const problems = socialTemplateProblems(post);
  return (
    <TemplateEditor
      template={template}
      editing={editing}
      name={post.title}
      home={templateLists.social}
      partsLabel={t('social.parts')}
      problems={problems.length === 0 ? null : <ProblemList problems={problems} />}
      compare={(before, after) => <ChangeList changes={comparePosts(before, after)} />}
      tabs={[
        {
          key: 'text',
          label: t('social.text'),
          children: <PostTexts post={post} change={editing.change} refused={editing.problems} />,
        },
        { key: 'preview', label: t('contract.preview'), children: <PostPreview post={post} /> },
      ]}
    />
  );
}
