import { useTranslation } from 'react-i18next';
import { operations } from '#domain/access/operations';
import { useOperation } from '@/providers/operations';
import styles from './Verify.module.css';

/** The key that certificates are signed with, for whoever checks one without the portal. */
export function PublicKey() {
  const { t } = useTranslation('verify');
  const { data } = useOperation('certificates.keys');
  const address = `/api/v1${operations['certificates.keys'].url}`;
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
