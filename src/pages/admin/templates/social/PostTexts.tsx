import { useTranslation } from 'react-i18next';
import {
  type SocialTemplate,
  type SocialTextKey,
  socialTextProblems,
  socialTexts,
  socialTitleMax,
} from '#domain/templates/socialTemplate';
import { BilingualInput } from '../editor/BilingualInput';
import styles from '../editor/Document.module.css';
import { EditorColumns } from '../editor/EditorColumns';
import { TextFields } from '../editor/TextFields';
import { useInsertion } from '../editor/useInsertion';
import { PostPicture } from './PostPicture';

interface PostTextsProps {
  readonly post: SocialTemplate;
  readonly change: (post: SocialTemplate) => void;
  /** Messages of the server about the last save. */
  readonly refused: readonly string[];
}

/** Texts of a post in both languages and its picture, next to the placeholders that they may hold. */
export function PostTexts({ post, change, refused }: PostTextsProps) {
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
