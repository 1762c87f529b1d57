import { useTranslation } from 'react-i18next';
import { DateText } from '@/components/DateText';
import { useOperation } from '@/providers/operations';
import type { AnswerEdit } from '../results/answerEdit';
import { OutcomeText } from '../results/OutcomeText';
import { useOutcome } from '../results/useOutcome';
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

const noEdits = new Map<string, AnswerEdit>();

/** What the client is about to be told: the score and what follows from it, counted as it will be sent. */
export function ScoreFacts({ request }: ActionFormProps) {
  const outcome = useOutcome(request.id, request.version, noEdits);
  if (!outcome || outcome.score === null) return null;
  return (
    <p className={outcome.score < outcome.passingScore ? styles.warned : styles.text}>
      <OutcomeText outcome={outcome} />
    </p>
  );
}

/** When and where the visit is that is being agreed to. */
export function VisitFacts({ request: { visitAt, branch } }: ActionFormProps) {
  if (!visitAt) return null;
  return (
    <p className={styles.text}>
      <strong>
        <DateText value={visitAt} withTime />
      </strong>
      {branch && (
        <>
          {' · '}
          <bdi>{branch.name}</bdi>
        </>
      )}
    </p>
  );
}
