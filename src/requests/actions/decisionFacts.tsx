import { useTranslation } from 'react-i18next';
import { useLocalize } from '@/providers/language';
import { useOperation } from '@/providers/operations';
import type { ActionFormProps } from './actionForm';
import styles from './actions.module.css';

/** How the corrective actions were judged, at the moment at which they are decided about. */
export function VerdictCounts({ request }: ActionFormProps) {
  const { t } = useTranslation('requests');
  const { data } = useOperation('supervisorInspections.correctiveActions', {
    params: { id: request.id },
  });
  if (!data) return null;
  const count = (verdict: 'accepted' | 'refused') =>
    data.items.filter((item) => item.verdict === verdict).length;
  const refused = count('refused');
  return (
    <p className={refused > 0 ? styles.warned : styles.text}>
      {t('corrections.accepted', { count: count('accepted') })}
      {t('corrections.and')}
      {t('corrections.refused', { count: refused })}
    </p>
  );
}

/** The score that the client is about to be sent, and what follows from it. */
export function ScoreFacts({ request }: ActionFormProps) {
  const { t } = useTranslation('requests');
  const localize = useLocalize();
  const { score, grade, gradeReason, passingScore } = request;
  if (score === null) return null;
  return (
    <p className={score < passingScore ? styles.warned : styles.text}>
      <strong>
        <bdi dir="ltr">
          {score} {grade}
        </bdi>
      </strong>{' '}
      · {t(score < passingScore ? 'results.below' : 'results.passes', { score: passingScore })}
      {gradeReason && ` · ${localize(gradeReason)}`}
    </p>
  );
}
