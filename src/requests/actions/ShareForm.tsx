import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@framework/components/LoadingState';
import { cardFormats } from '#domain/certificates/cardFormats';
import { stands } from '#domain/certificates/certificateState';
import { useLocalize } from '@framework/providers/language';
import { useAction } from '@framework/providers/operations';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { CertificateSelect } from './CertificateSelect';
import { PostSelect } from './PostSelect';
import { ShareLinks } from './ShareLinks';
import type { SharePost } from '#domain/api/sharePostView';

/** The certificate's post: what it says, and where it may go. Opening it is already the action. */
export function ShareForm({ request, close }: Pick<ActionFormProps, 'request' | 'close'>) {
  const { t } = useTranslation('requests');
  const { t: common } = useTranslation();
  const localize = useLocalize();
  const [post, setPost] = useState<SharePost | null>(null);
  const [problem, setProblem] = useState('');
  const { id } = request;
  const standing = request.certificates.filter(stands);
  const [code, setCode] = useState(standing[0]?.code);
  const [chosen, setChosen] = useState<string | null>(null);
  const { run } = useAction('clientInspections.sharePost');

  useEffect(() => {
    let wanted = true;
    run({ params: { id }, body: { certificateCode: code, templateId: chosen } }).then(
      (found) => wanted && setPost(found),
      (error: Error) => wanted && setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [id, code, chosen, run]);

  if (problem) return <Alert type="error" showIcon role="alert" message={problem} />;
  if (!post) return <LoadingState as="lines" rows={3} />;
  return (
    <div className={styles.stack}>
      <CertificateSelect certificates={standing} value={code} onChange={setCode} />
      <PostSelect value={post.templateId} onChange={setChosen} />
      <img
        className={styles.card}
        src={post.pictures.preview}
        {...cardFormats.preview}
        alt={t('share.picture', { code })}
      />
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
