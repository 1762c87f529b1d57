import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import {
  type SocialTemplate,
  type SocialTextKey,
  socialTextKeys,
  socialTextProblems,
  socialTexts,
  socialTitleMax,
} from '#domain/templates/socialTemplate';
import { useLocalize } from '@/providers/language';
import { BilingualInput } from '../editor/BilingualInput';
import styles from '../editor/Document.module.css';
import { PlaceholderGuide } from '../editor/PlaceholderGuide';
import { ProblemList } from '../editor/ProblemList';
import { useInsertion } from '../editor/useInsertion';
import { PostPicture } from './PostPicture';

interface PostTextsProps {
  readonly post: SocialTemplate;
  readonly change: (post: SocialTemplate) => void;
  /** What the server has said of the last save. */
  readonly refused: readonly string[];
}

/** What a post says in both languages and what its picture shows, and beside them the keys that its texts may hold. */
export function PostTexts({ post, change, refused }: PostTextsProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { title, texts } = post;
  const { insert, follow } = useInsertion<SocialTextKey>((key, edit) =>
    change({ ...post, texts: { ...texts, [key]: edit(texts[key]) } }),
  );
  return (
    <div className={styles.columns}>
      <div className={styles.clauses}>
        {refused.length > 0 && <Alert type="error" showIcon role="alert" message={refused.join(' ')} />}
        <section className={styles.clause} aria-label={t('social.text')}>
          <BilingualInput
            label={t('social.name')}
            value={title}
            max={socialTitleMax}
            onChange={(next) => change({ ...post, title: next })}
          />
          {socialTextKeys.map((key) => {
            const { label, max } = socialTexts[key];
            const problems = socialTextProblems(key, texts[key]);
            return (
              <div key={key}>
                <BilingualInput
                  label={localize(label)}
                  value={texts[key]}
                  max={max}
                  {...(key === 'caption' && { rows: 3 })}
                  optional={key === 'line'}
                  onChange={(next) => change({ ...post, texts: { ...texts, [key]: next } })}
                  onFocus={follow(key)}
                />
                {problems.length > 0 && (
                  <ProblemList problems={problems.map((one) => ({ ...one, place: null }))} />
                )}
              </div>
            );
          })}
        </section>
        <PostPicture post={post} change={change} />
      </div>
      <PlaceholderGuide use="social" text={JSON.stringify(texts)} onInsert={insert} />
    </div>
  );
}
