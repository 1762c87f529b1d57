import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useOperation } from 'sijil/react/providers/operations';
import { TemplateScreen } from '../TemplateScreen';
import { comparePosts } from '#domain/templates/templateChanges';
import {
  socialPartKeys,
  socialParts,
  type SocialTemplate,
  socialTemplateProblems,
  type SocialTextKey,
  socialTextProblems,
  socialTexts,
  socialTitleMax,
} from '#domain/templates/certificateTemplate';
import { UploadBox } from 'sijil/react/fields/upload/UploadBox';
import { useLocalize } from 'sijil/react/providers/language';
import { ChangeList } from '../editor/PublishDialog';
import { EditorColumns, ProblemList } from '@/documents/EditorColumns';
import { TemplateEditor } from '../editor/TemplateEditor';
import { type Template, useTemplateEditor } from '../editor/useTemplateEditor';
import { templateLists } from '../templateAddresses';
import { BilingualInput, TextFields, useInsertion } from '@/documents/BilingualInput';
import styles from '@/documents/Document.module.css';
import { PostPreview } from './PostPreview';

/** Editor of a post: text, preview in every network's format, publication. */
export default function SocialTemplate() {
  const { id = '' } = useParams();
  const answer = useOperation('socialTemplates.get', { params: { id } });
  return <TemplateScreen answer={answer} editor={PostEditor} />;
}

/** Post as its author edits it: texts and picture, previews, and the published versions. */
export function PostEditor({ template }: { readonly template: Template }) {
  // Texts of the leave dialog too: loaded at the first change, they would hide the page for a moment.
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

interface PostTextsProps {
  readonly post: SocialTemplate;
  readonly change: (post: SocialTemplate) => void;
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
}

/** Texts of a post in both languages and its picture, next to the placeholders that they may hold. */
function PostTexts({ post, change, refused }: PostTextsProps) {
  const { t } = useTranslation('templates');
  const { title, texts } = post;
  const { insert, follow } = useInsertion<SocialTextKey>((key, edit) =>
    change({ ...post, texts: { ...texts, [key]: edit(texts[key]) } }),
  );
  return (
    <EditorColumns use="social" text={JSON.stringify(texts)} onInsert={insert} refused={refused}>
      <section className={styles.clause} aria-label={t('social.text')}>
        <BilingualInput
          label={t('social.name')}
          value={title}
          max={socialTitleMax}
          onChange={(next) => change({ ...post, title: next })}
        />
        <TextFields
          asked={socialTexts}
          texts={texts}
          change={(next) => change({ ...post, texts: next })}
          problemsOf={socialTextProblems}
          optional="line"
          rowsOf={(key) => (key === 'caption' ? 3 : undefined)}
          follow={follow}
        />
      </section>
      <PostPicture post={post} change={change} />
    </EditorColumns>
  );
}

interface PostPictureProps {
  readonly post: SocialTemplate;
  readonly change: (post: SocialTemplate) => void;
}

/** Picture of a post: parts of the certificate, on the company's background or an uploaded picture. */
function PostPicture({ post, change }: PostPictureProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { parts, image } = post;
  const setImage = (next: string | null) => change({ ...post, image: next });
  return (
    <section className={styles.clause} aria-label={t('social.picture')}>
      <strong>{t('social.picture')}</strong>
      {socialPartKeys.map((part) => (
        <Checkbox
          key={part}
          checked={parts[part]}
          onChange={({ target }) => change({ ...post, parts: { ...parts, [part]: target.checked } })}
        >
          {localize(socialParts[part])}
        </Checkbox>
      ))}
      <p className={styles.quiet}>{t('social.pictureHint')}</p>
      {image === null ? (
        <UploadBox kind="image" onDone={({ id }) => setImage(id)} />
      ) : (
        <div className={styles.clauseHead}>
          <span>{t('social.uploaded')}</span>
          <Button icon={<DeleteOutlined aria-hidden="true" />} onClick={() => setImage(null)}>
            {t('social.removePicture')}
          </Button>
        </div>
      )}
    </section>
  );
}
