import { useTranslation } from 'react-i18next';
import { DateText, Money } from '@framework/components/valueTexts';
import { useOperation } from '@framework/providers/operations';
import type { AnswerEdit } from '../results/answerEdit';
import { OutcomeText, useOutcome } from '../results/ScoreSummary';
import type { ActionFormProps } from './FormButtons';
import styles from './actions.module.css';

/** Numbers of accepted and rejected corrective actions, next to the decision about them. */
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

/** Score and consequences that the client will receive, computed as when they are sent. */
export function ScoreFacts({ request }: ActionFormProps) {
  const outcome = useOutcome(request.id, request.version, noEdits);
  if (!outcome || outcome.score === null) return null;
  return (
    <p className={outcome.score < outcome.passingScore ? styles.warned : styles.text}>
      <OutcomeText outcome={outcome} />
    </p>
  );
}

/** Time and place of the visit to agree to. */
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

type Of = Pick<ActionFormProps, 'request'>;

/** Refund if the request is cancelled: money, a visit of the balance, or both. */
export function RefundFacts({ request: { kind, refundable } }: Of) {
  const { t } = useTranslation('requests');
  const refunds = refundable !== null && refundable > 0;
  if (kind !== 'redeemed' && !refunds) return null;
  return (
    <p className={styles.text}>
      {kind === 'redeemed' && t('cancellation.toBalance')}{' '}
      {refunds && (
        <>
          {t('cancellation.refund')} <Money halalas={refundable} strong />
        </>
      )}
    </p>
  );
}

/** Client's reason for cancelling, where operations decide. */
export function AskedFacts({ request: { cancellation } }: Of) {
  const { t } = useTranslation('requests');
  if (!cancellation) return null;
  return (
    <p className={styles.text}>
      {t('cancellation.asked')} <bdi>{cancellation.reason}</bdi>
    </p>
  );
}
