import { useTranslation } from 'react-i18next';
import { EvidenceStrip } from './EvidenceStrip';
import styles from './OnSite.module.css';
import type { Question } from './results/answerEdit';

/** What was corrected during the visit, as the inspector photographed it; nothing for other answers. */
export function OnSite({ onSite }: Pick<Question, 'onSite'>) {
  const { t } = useTranslation('requests');
  if (!onSite) return null;
  return (
    <div className={styles.onSite}>
      <p>
        <strong>{t('onSite.title')}</strong> {onSite.note && <bdi>{onSite.note}</bdi>}
      </p>
      <EvidenceStrip files={onSite.files} label={t('onSite.photos')} />
    </div>
  );
}
