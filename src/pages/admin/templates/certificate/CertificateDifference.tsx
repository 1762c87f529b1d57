import { useTranslation } from 'react-i18next';
import type { CertificateTemplate } from '#domain/templates/certificateTemplate';
import { compareCertificates } from '#domain/templates/compareCertificates';
import { useLocalize } from '@/providers/language';
import styles from '../editor/Editor.module.css';

interface CertificateDifferenceProps {
  readonly before: CertificateTemplate;
  readonly after: CertificateTemplate;
}

/** What has changed between two versions of the certificate, part by part. */
export function CertificateDifference({ before, after }: CertificateDifferenceProps) {
  const { t } = useTranslation('templates');
  const localize = useLocalize();
  const changes = compareCertificates(before, after);
  if (changes.length === 0) return <p>{t('difference.none')}</p>;
  return (
    <ul className={styles.changes} aria-label={t('difference.label')}>
      {changes.map(({ label, from, to }) => (
        <li key={label.en}>
          <strong>{localize(label)}</strong>
          <p className={styles.former}>{localize(from) || t('difference.nothing')}</p>
          <p>{localize(to) || t('difference.nothing')}</p>
        </li>
      ))}
    </ul>
  );
}
