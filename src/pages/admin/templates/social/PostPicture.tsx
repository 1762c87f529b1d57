import { DeleteOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { socialPartKeys, socialParts, type SocialTemplate } from '#domain/templates/socialTemplate';
import { UploadBox } from '@framework/fields/upload/UploadBox';
import { useLocalize } from '@framework/providers/language';
import styles from '../editor/Document.module.css';

interface PostPictureProps {
  readonly post: SocialTemplate;
  readonly change: (post: SocialTemplate) => void;
}

/** Picture of a post: parts of the certificate, on the company's background or an uploaded picture. */
export function PostPicture({ post, change }: PostPictureProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const { parts, image } = post;
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
        <UploadBox kind="image" onDone={({ id }) => change({ ...post, image: id })} />
      ) : (
        <div className={styles.clauseHead}>
          <span>{t('social.uploaded')}</span>
          <Button
            icon={<DeleteOutlined aria-hidden="true" />}
            onClick={() => change({ ...post, image: null })}
          >
            {t('social.removePicture')}
          </Button>
        </div>
      )}
    </section>
  );
}
