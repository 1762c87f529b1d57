import { useTranslation } from 'react-i18next';
import type { CorrectiveActionsView } from '#domain/api/requestViews';
import { DateText } from '@framework/components/DateText';
import { EvidenceStrip } from '../EvidenceStrip';
import styles from './CorrectionItem.module.css';

type Rounds = CorrectiveActionsView['items'][number]['rounds'];

/** Earlier answers and the reasons for rejecting them, for both sides to read with the new answer. */
export function FormerRounds({ rounds }: { readonly rounds: Rounds }) {
  const { t } = useTranslation('requests');
  if (rounds.length === 0) return null;
  return (
    <details className={styles.rounds} open>
      <summary>{t('corrections.rounds', { count: rounds.length })}</summary>
      {rounds.map(({ round, action, files, answeredAt, verdictNote }) => (
        <div key={round} className={styles.round}>
          <p className={styles.text}>
            {answeredAt && (
              <span className={styles.quiet}>
                <DateText value={answeredAt} />:{' '}
              </span>
            )}
            <bdi>{action}</bdi>
          </p>
          <EvidenceStrip files={files} label={t('corrections.roundEvidence', { round })} />
          {verdictNote && (
            <p className={styles.verdict}>
              <strong>{t('corrections.refusedBecause')}</strong> <bdi>{verdictNote}</bdi>
            </p>
          )}
        </div>
      ))}
    </details>
  );
}
