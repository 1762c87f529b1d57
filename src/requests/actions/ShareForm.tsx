import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/LoadingState';
import { useLocalize } from '@/providers/language';
import { useAct } from '@/providers/operations';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { ShareLinks } from './ShareLinks';
import type { SharePost } from '#domain/api/sharePostView';

/** The certificate's post: what it says, and where it may go. Opening it is already the act. */
export function ShareForm({ request, close }: Pick<ActionFormProps, 'request' | 'close'>) {
  const { t } = useTranslation('requests');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const [post, setPost] = useState<SharePost | null>(null);
  const [problem, setProblem] = useState('');
  const { id } = request;
  const { run } = useAct('clientInspections.sharePost');

  useEffect(() => {
    run({ params: { id } }).then(setPost, (error: Error) => setProblem(error.message));
  }, [id, run]);

  if (problem) return <Alert type="error" showIcon role="alert" message={problem} />;
  if (!post) return <LoadingState as="lines" rows={3} />;
  return (
    <div className={styles.stack}>
      <blockquote className={styles.quote}>
        {localize(post.caption)} <bdi dir="ltr">{post.url}</bdi>
      </blockquote>
      <ShareLinks post={post} />
      <p className={styles.help}>{t('share.hint')}</p>
      <div className={styles.buttons}>
        <Button onClick={close}>{common('close')}</Button>
      </div>
    </div>
  );
}
