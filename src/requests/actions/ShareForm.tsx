import { Alert, Button } from 'antd';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadingState } from '@/components/LoadingState';
import { stands } from '#domain/certificates/whichCertificate';
import { useLocalize } from '@/providers/language';
import { useAct } from '@/providers/operations';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';
import { CertificateSelect } from './CertificateSelect';
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
  const standing = request.certificates.filter(stands);
  const [code, setCode] = useState(standing[0]?.code);
  const { run } = useAct('clientInspections.sharePost');

  useEffect(() => {
    let wanted = true;
    run({ params: { id }, body: { certificateCode: code } }).then(
      (found) => wanted && setPost(found),
      (error: Error) => wanted && setProblem(error.message),
    );
    return () => {
      wanted = false;
    };
  }, [id, code, run]);

  if (problem) return <Alert type="error" showIcon role="alert" message={problem} />;
  if (!post) return <LoadingState as="lines" rows={3} />;
  return (
    <div className={styles.stack}>
      <CertificateSelect certificates={standing} value={code} onChange={setCode} />
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
