import { useTranslation } from 'react-i18next';
import { publicOperations } from '#domain/access/publicOperations';
import { usePublicOperation } from '@framework/providers/publicOperations';
import styles from './Verify.module.css';

/** Public key of certificates, for checking one without the portal. */
export function PublicKey() {
  const { t } = useTranslation('verify');
  const { data } = usePublicOperation('certificates.keys');
  const address = `/api/v1${publicOperations['certificates.keys'].url}`;
  return (
    <details className={styles.key}>
      <summary>{t('key.title')}</summary>
      <p>{t('key.hint')}</p>
      {data?.keys.map(({ kid, x }) => (
        <p key={kid} className={styles.keyText}>
          <code dir="ltr">{x}</code>
        </p>
      ))}
      <p>
        <a href={address} dir="ltr">
          {address}
        </a>
      </p>
    </details>
  );
}
