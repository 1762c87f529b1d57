import { useTranslation } from 'react-i18next';
import { paidPayments } from '#domain/requests/orderBodies';
import { DateText, Money } from 'sijil/react/components/valueTexts';
import { useOperation } from 'sijil/react/providers/operations';
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
export function RefundFacts({ request: { kind, refundable, payments } }: Of) {
  const { t } = useTranslation('requests');
  const refunds = refundable !== null && refundable > 0;
  if (kind !== 'redeemed' && !refunds) return null;
  return (
    <p className={styles.text}>
      {kind === 'redeemed' && t('cancellation.toBalance')}{' '}
      {refunds && (
        <>
          {t('cancellation.refund')} <Money halalas={refundable} strong />. <RefundWay payments={payments} />
        </>
      )}
    </p>
  );
}

/** Where a refund goes, and when: to the cards that paid, and for transfers to the company's IBAN. */
function RefundWay({ payments }: Pick<ActionFormProps['request'], 'payments'>) {
  const { t } = useTranslation('requests');
  const paid = paidPayments({ payments });
  const cards = new Set(paid.flatMap(({ cardLastFour }) => cardLastFour ?? []));
  return (
    <>
      {[...cards].map((lastFour) => `${t('cancellation.toCard', { lastFour })} `)}
      {paid.some(({ method }) => method === 'bank_transfer') && `${t('cancellation.toIban')} `}
      {paid.length > 0 && t('cancellation.arrives')}
    </>
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
